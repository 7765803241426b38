// The model of a terminal: price series, loaded programs, and the indicators on the chart.
#pragma once

#include <map>
#include <memory>
#include <set>

#include "mql5.hpp"

namespace terminal {

/** The candles of one symbol and timeframe, the last of which is still forming. */
struct Series {
  mql::array<mql::datetime> time;
  mql::array<double> open, high, low, close;
  mql::array<long> ticks, volume;
  mql::array<int> spread;
  int bars() const { return static_cast<int>(time.size()); }
  void open_bar(mql::datetime start, double price);
  void tick(double price);
  mql::MqlRates at(int place) const;
};

/** A program in memory, each instance with variables of its own. */
struct Program {
  std::string name;
  void* library = nullptr;
  std::map<std::string, std::string> inputs;
  std::vector<std::string> positional;
  size_t inputsRead = 0;
  std::vector<std::string> inputNames;
  std::vector<mql::MqlParam> parameters;
  Series* series = nullptr;
  std::string symbol;
  mql::ENUM_TIMEFRAMES period = mql::PERIOD_M1;
  std::map<int, mql::array<double>*> buffers;
  std::string shortName;
  int calculated = 0;
  /** The window of the chart, while it is on the chart. */
  int window = 0;
  bool isOnChart = false;
  /** Handles that this program holds: the instance, and how often it was taken. */
  struct Held { Program* program = nullptr; int count = 0; };
  std::map<int, Held> handles;
  bool isLagging = false;
  std::string crash;
  int timerMs = 0;
  bool isRemoved = false;

  ~Program();
  template <class F> F* event(const char* event) const { return reinterpret_cast<F*>(find(event)); }
  void* find(const char* event) const;
};

/** Settings of a program: inputs by name, or in the order in which they are written. */
struct Start {
  std::string library;
  std::map<std::string, std::string> inputs;
  std::vector<std::string> positional;
};

struct Terminal {
  std::map<std::pair<std::string, int>, std::unique_ptr<Series>> series;
  std::string symbol = "EURUSD";
  mql::ENUM_TIMEFRAMES period = mql::PERIOD_M1;
  int digits = 5;
  bool isCustom = false;
  std::string common = ".";
  std::string programs = ".";
  std::vector<std::unique_ptr<Program>> loaded;
  std::vector<Program*> chart;
  Program* current = nullptr;

  Series& series_of(const std::string& name, mql::ENUM_TIMEFRAMES timeframe);
  /** Loads a program and runs its OnInit; null when it refuses. */
  Program* start(const Start& wanted, const std::string& name, mql::ENUM_TIMEFRAMES timeframe);
  /** Unloads an instance that is neither on the chart nor held by anybody. */
  void unload_if_unused(Program* program);
  int heldHandles() const;
  int heldHandlesMax = 0;
  /** The time of the last price in the trade server's seconds; never before the forming candle. */
  mql::datetime clock = 0;
  /** Events of the economic calendar in UTC; the programs see the trade server's time, `offset` seconds ahead. */
  struct Event { mql::datetime utc = 0; std::string currency; mql::MqlCalendarEvent event; };
  std::vector<Event> events;
  long offset = 0;
  /** Above zero, every question to the calendar fails with this error. */
  int calendarError = 0;
  /** While above zero, the history is still being loaded and calls for it fail. */
  int lazyCalls = 0;
  /** Lets an indicator calculate what is new. */
  void calculate(Program& program);
};

extern Terminal here;

/** Runs a program's code with its own names for symbol and period, and with a trap for numbers that are none. */
void enter(Program& program);
void leave(Program* before);
template <class F> auto inside(Program& program, F run) {
  struct Guard {
    Program* before;
    ~Guard() { leave(before); }
  } guard{here.current};
  enter(program);
  return run();
}

}  // namespace terminal
