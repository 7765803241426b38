#include "terminal.hpp"

#include <dlfcn.h>
#include <fenv.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstring>
#include <filesystem>
#include <iostream>

namespace mql {
string _Symbol;
ENUM_TIMEFRAMES _Period = PERIOD_M1;
int _Digits = 5;
}  // namespace mql

namespace terminal {

Terminal here;

void Series::open_bar(mql::datetime start, double price) {
  time.values.push_back(start);
  for (auto* column : {&open, &high, &low, &close}) column->values.push_back(price);
  ticks.values.push_back(1);
  volume.values.push_back(0);
  spread.values.push_back(2);
}

void Series::tick(double price) {
  high.values.back() = std::max(high.values.back(), price);
  low.values.back() = std::min(low.values.back(), price);
  close.values.back() = price;
  ticks.values.back()++;
}

mql::MqlRates Series::at(int place) const {
  auto of = [place](const auto& column) { return column.values[static_cast<size_t>(place)]; };
  mql::MqlRates rates;
  rates.time = of(time);
  rates.open = of(open);
  rates.high = of(high);
  rates.low = of(low);
  rates.close = of(close);
  rates.tick_volume = of(ticks);
  return rates;
}

Program::~Program() {
  if (library != nullptr) dlclose(library);
}

void* Program::find(const char* event) const { return dlsym(library, event); }

Series& Terminal::series_of(const std::string& name, mql::ENUM_TIMEFRAMES timeframe) {
  auto& found = series[{name.empty() ? symbol : name, timeframe == mql::PERIOD_CURRENT ? period : timeframe}];
  if (!found) found = std::make_unique<Series>();
  return *found;
}

void enter(Program& program) {
  here.current = &program;
  mql::_Symbol = program.symbol;
  mql::_Period = program.period;
  mql::_Digits = here.digits;
  // The terminal stops a program that divides by zero; a NaN in a comparison would silently mean "no signal".
  feclearexcept(FE_ALL_EXCEPT);
  feenableexcept(FE_DIVBYZERO | FE_INVALID);
}

void leave(Program* before) {
  fedisableexcept(FE_ALL_EXCEPT);
  if (before != nullptr) enter(*before);
  else here.current = nullptr;
}

Program* Terminal::start(const Start& wanted, const std::string& name, mql::ENUM_TIMEFRAMES timeframe) {
  auto program = std::make_unique<Program>();
  program->name = std::filesystem::path(wanted.library).stem();
  program->symbol = name.empty() ? symbol : name;
  program->period = timeframe == mql::PERIOD_CURRENT ? period : timeframe;
  program->series = &series_of(program->symbol, program->period);
  program->inputs = wanted.inputs;
  program->positional = wanted.positional;
  program->shortName = program->name;
  // A library is loaded once however often it is opened, so each instance gets a file of its own, gone as soon as it is open.
  std::string copy = std::filesystem::temp_directory_path() / "mql5-XXXXXX";
  close(mkstemp(copy.data()));
  std::filesystem::copy_file(wanted.library, copy, std::filesystem::copy_options::overwrite_existing);
  Program* before = current;
  current = program.get();
  program->library = dlopen(copy.c_str(), RTLD_NOW | RTLD_LOCAL);
  current = before;
  unlink(copy.c_str());
  if (program->library == nullptr) throw std::runtime_error(dlerror());
  for (const auto& [input, value] : program->inputs)
    if (std::find(program->inputNames.begin(), program->inputNames.end(), input) == program->inputNames.end())
      throw std::runtime_error(program->name + " has no input " + input);
  auto* onInit = program->event<int()>("mql_OnInit");
  Program& kept = *loaded.emplace_back(std::move(program));
  const int answer = onInit == nullptr ? 0 : inside(kept, [&] { return onInit(); });
  if (answer == mql::INIT_SUCCEEDED) return &kept;
  loaded.pop_back();
  return nullptr;
}

int Terminal::heldHandles() const {
  int count = 0;
  for (const auto& program : loaded)
    for (const auto& [handle, held] : program->handles) count += held.count;
  return count;
}

void Terminal::unload_if_unused(Program* unused) {
  if (unused == nullptr || unused->isOnChart) return;
  for (const auto& program : loaded)
    for (const auto& [handle, held] : program->handles)
      if (held.program == unused) return;
  if (auto* onDeinit = unused->event<void(int)>("mql_OnDeinit")) inside(*unused, [&] { onDeinit(mql::REASON_REMOVE); });
  loaded.erase(std::remove_if(loaded.begin(), loaded.end(), [&](const auto& program) { return program.get() == unused; }), loaded.end());
}

void Terminal::calculate(Program& program) {
  using OnCalculate = int(int, int, const mql::array<mql::datetime>&, const mql::array<double>&, const mql::array<double>&,
                          const mql::array<double>&, const mql::array<double>&, const mql::array<long>&,
                          const mql::array<long>&, const mql::array<int>&);
  auto* onCalculate = program.event<OnCalculate>("mql_OnCalculate");
  Series& prices = *program.series;
  if (onCalculate == nullptr || prices.bars() == 0 || program.isLagging) return;
  // The direction of the arrays is not promised; a program has to set it.
  static bool isSeries = false;
  isSeries = !isSeries;
  prices.time.series = prices.open.series = prices.high.series = prices.low.series = prices.close.series = isSeries;
  for (auto& [index, buffer] : program.buffers) buffer->resize(prices.bars());
  program.calculated = inside(program, [&] {
    return onCalculate(prices.bars(), program.calculated, prices.time, prices.open, prices.high, prices.low, prices.close,
                       prices.ticks, prices.volume, prices.spread);
  });
}

}  // namespace terminal
