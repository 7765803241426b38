#include "terminal.hpp"
int run_expert(const std::map<std::string, std::string>&) { return 1; }
