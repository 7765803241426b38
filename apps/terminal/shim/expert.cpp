// A chart with indicators and an expert on it, driven by lines on the standard input: a terminal for tests.
#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <fstream>
#include <iostream>
#include <sstream>

#include "terminal.hpp"

using terminal::here;
using terminal::Program;
using terminal::Series;

std::map<std::string, std::string> read_inputs(const std::string& text);

namespace {

std::vector<Program*> experts;
std::map<const Program*, mql::ulong> timerDue;

std::vector<std::string> words_of(const std::string& line) {
  std::vector<std::string> words;
  std::istringstream stream(line);
  for (std::string word; std::getline(stream, word, '\t');) words.push_back(word);
  words.resize(4);
  return words;
}

void load_candles(Series& prices, const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  for (double candle[5]; file.read(reinterpret_cast<char*>(candle), sizeof candle);) {
    prices.open_bar(static_cast<long>(candle[0]), candle[1]);
    for (const int part : {2, 3, 4}) prices.tick(candle[part]);
  }
}

void calculate_all() {
  for (size_t place = 0; place < here.loaded.size(); place++) here.calculate(*here.loaded[place]);
}

/** Experts hear of a tick before the indicators have read it: `BarsCalculated` lags. */
void tick_all() {
  for (Program* program : experts)
    if (auto* onTick = program->event<void()>("mql_OnTick")) terminal::inside(*program, [&] { onTick(); });
  calculate_all();
}

/** An instance that somebody holds lives on, invisibly. */
void remove_indicator(const std::string& shortName) {
  std::vector<Program*> removed;
  for (Program* program : here.chart)
    if (program->shortName == shortName) removed.push_back(program);
  for (Program* program : removed) {
    program->isOnChart = false;
    here.chart.erase(std::remove(here.chart.begin(), here.chart.end(), program), here.chart.end());
    here.unload_if_unused(program);
  }
}

void end_expert(Program& program) {
  if (auto* onDeinit = program.event<void(int)>("mql_OnDeinit")) terminal::inside(program, [&] { onDeinit(mql::REASON_REMOVE); });
  std::cout << "{\"kind\":\"handles\",\"program\":\"\",\"text\":\"" << here.heldHandles() << " of " << here.heldHandlesMax << "\"}" << std::endl;
}

/** `words`: the verb, seconds of UTC, `currency importance mode`, the name. */
void add_event(const std::vector<std::string>& words) {
  terminal::Terminal::Event added;
  int importance = 0, mode = 0;
  std::istringstream(words[2]) >> added.currency >> importance >> mode;
  added.utc = std::stol(words[1]);
  added.event.id = here.events.size() + 1;
  added.event.importance = static_cast<mql::ENUM_CALENDAR_EVENT_IMPORTANCE>(importance);
  added.event.time_mode = static_cast<mql::ENUM_CALENDAR_EVENT_TIMEMODE>(mode);
  added.event.name = words[3];
  here.events.push_back(added);
}

/** False when the host should end. */
bool obey(const std::string& line) {
  const auto words = words_of(line);
  const std::string& verb = words[0];
  Series& prices = here.series_of("", mql::PERIOD_CURRENT);
  if (verb == "quit") return false;
  if (verb == "series") load_candles(here.series_of(words[1], static_cast<mql::ENUM_TIMEFRAMES>(std::stoi(words[2]))), words[3]);
  else if (verb == "candles") load_candles(prices, words[1]);
  else if (verb == "indicator" || verb == "expert") {
    Program* program = here.start({words[1], read_inputs(words[2]), {}}, "", mql::PERIOD_CURRENT);
    if (program == nullptr) throw std::runtime_error("refused its inputs");
    (verb == "expert" ? experts : here.chart).push_back(program);
    program->isOnChart = true;
    program->window = words[3].empty() ? 0 : std::stoi(words[3]);
    here.calculate(*program);
    std::cout << "{\"kind\":\"started\",\"text\":\"" << program->shortName << "\"}" << std::endl;
  } else if (verb == "remove") remove_indicator(words[1]);
  else if (verb == "clock") here.clock = std::stol(words[1]);
  else if (verb == "offset") here.offset = std::stol(words[1]);
  else if (verb == "calendar_error") here.calendarError = std::stoi(words[1]);
  else if (verb == "forget_events") here.events.clear();
  else if (verb == "event") add_event(words);
  else if (verb == "loading") here.lazyCalls = std::stoi(words[1]);
  else if (verb == "lag") {
    for (Program* program : here.chart) program->isLagging = words[1] == "1";
    for (Program* program : here.chart) here.calculate(*program);
  } else if (verb == "bar") {
    prices.open_bar(std::stol(words[1]), std::stod(words[2]));
    tick_all();
  } else if (verb == "tick") {
    prices.tick(std::stod(words[1]));
    tick_all();
  } else if (verb == "click") {
    const long place = 0;
    const double price = 0;
    for (Program* program : experts)
      if (auto* onEvent = program->event<void(int, const long&, const double&, const mql::string&)>("mql_OnChartEvent"))
        terminal::inside(*program, [&] { onEvent(mql::CHARTEVENT_OBJECT_CLICK, place, price, mql::string(words[1])); });
  } else if (verb == "refresh") {
    for (Program* program : here.chart) program->calculated = 0;
    tick_all();
  } else throw std::runtime_error("unknown verb " + verb);
  return true;
}

int run_timers() {
  int waitMs = 100;
  calculate_all();
  // A timer may load further programs, so places are counted instead of walked.
  for (size_t place = 0; place < here.loaded.size(); place++) {
    Program* program = here.loaded[place].get();
    if (program->timerMs == 0) continue;
    auto* onTimer = program->event<void()>("mql_OnTimer");
    mql::ulong& due = timerDue[program];
    if (onTimer != nullptr && mql::GetTickCount64() >= due) {
      due = mql::GetTickCount64() + static_cast<mql::ulong>(program->timerMs);
      terminal::inside(*program, [&] { onTimer(); });
    }
    waitMs = std::min(waitMs, program->timerMs);
  }
  return waitMs;
}

}  // namespace

int run_expert(const std::map<std::string, std::string>& options) {
  here.symbol = options.at("symbol");
  here.period = static_cast<mql::ENUM_TIMEFRAMES>(std::stoi(options.at("period")));
  here.digits = std::stoi(options.at("digits"));
  here.isCustom = options.at("custom") == "1";
  here.common = options.at("common");
  std::string waiting;
  for (;;) {
    pollfd input{0, POLLIN, 0};
    const int waitMs = run_timers();
    if (poll(&input, 1, waitMs) <= 0) continue;
    char bytes[4096];
    const ssize_t count = read(0, bytes, sizeof bytes);
    if (count <= 0) break;
    waiting.append(bytes, static_cast<size_t>(count));
    bool goesOn = true;
    for (size_t end = waiting.find('\n'); goesOn && end != std::string::npos; end = waiting.find('\n')) {
      goesOn = obey(waiting.substr(0, end));
      waiting.erase(0, end + 1);
    }
    if (!goesOn) break;
  }
  for (Program* program : experts) end_expert(*program);
  return 0;
}
