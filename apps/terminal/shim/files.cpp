#include "terminal.hpp"
namespace mql {}
