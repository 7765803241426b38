// The functions of the terminal that programs call, except files.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <fenv.h>
#include <iostream>
#include <random>

#include "terminal.hpp"

using terminal::here;
using terminal::Program;
using terminal::Series;

namespace mql {

namespace {
int lastError = 0;
std::mt19937 chance{std::random_device{}()};

std::string escaped(const std::string& text) {
  std::string result;
  for (const char each : text) {
    if (each == '"' || each == '\\') result += '\\';
    if (each == '\n') result += "\\n";
    else if (static_cast<unsigned char>(each) >= 0x20) result += each;
  }
  return result;
}

/** Code of the host runs without the trap for numbers that are none. */
struct Untrapped {
  Untrapped() { fedisableexcept(FE_ALL_EXCEPT); }
  ~Untrapped() {
    feclearexcept(FE_ALL_EXCEPT);
    if (here.current != nullptr) feenableexcept(FE_DIVBYZERO | FE_INVALID);
  }
};

/** A handle is known to the program that took it, and to no other. */
Program* program_of(int handle) {
  if (here.current == nullptr) return nullptr;
  const auto found = here.current->handles.find(handle);
  return found == here.current->handles.end() ? nullptr : found->second.program;
}

/** Taking an instance again answers the same handle and counts one more use. */
int take_handle(Program* program) {
  auto& handles = here.current->handles;
  static int next = 10;
  int handle = INVALID_HANDLE;
  for (const auto& [own, held] : handles)
    if (held.program == program) handle = own;
  if (handle == INVALID_HANDLE) handle = next++;
  handles[handle].program = program;
  handles[handle].count++;
  here.heldHandlesMax = std::max(here.heldHandlesMax, here.heldHandles());
  return handle;
}

bool is_history_loading() {
  if (here.lazyCalls <= 0) return false;
  here.lazyCalls--;
  return true;
}

const auto startedAt = std::chrono::steady_clock::now();
}  // namespace

void fail_with(int code) { lastError = code; }
int GetLastError() { return lastError; }
void ResetLastError() { lastError = 0; }

int MathRand() { return static_cast<int>(chance() % 32768); }
void MathSrand(int) {}

string DoubleToString(double value, int digits) {
  Untrapped untrapped;
  char text[512];
  std::snprintf(text, sizeof text, "%.*f", digits, value);
  return text;
}
string IntegerToString(long value, int width, ushort fill) {
  std::string text = std::to_string(value);
  while (static_cast<int>(text.size()) < width) text.insert(text.begin(), static_cast<char>(fill));
  return text;
}
string TimeToString(datetime value, int mode) {
  const time_t seconds = value;
  tm parts{};
  gmtime_r(&seconds, &parts);
  char text[64];
  const char* clock = (mode & TIME_SECONDS) != 0 ? "%H:%M:%S" : (mode & TIME_MINUTES) != 0 ? "%H:%M" : "";
  const std::string form = std::string((mode & TIME_DATE) == 0 ? "" : *clock == '\0' ? "%Y.%m.%d" : "%Y.%m.%d ") + clock;
  std::strftime(text, sizeof text, form.c_str(), &parts);
  return text;
}
double StringToDouble(const string& text) { Untrapped untrapped; return std::strtod(text.bytes.c_str(), nullptr); }
long StringToInteger(const string& text) { return std::strtol(text.bytes.c_str(), nullptr, 10); }
int StringLen(const string& text) { return static_cast<int>(text.bytes.size()); }
ushort StringGetCharacter(const string& text, int place) {
  return place < 0 || place >= StringLen(text) ? 0 : static_cast<unsigned char>(text.bytes[static_cast<size_t>(place)]);
}
string StringSubstr(const string& text, int start, int length) {
  if (start < 0 || start > StringLen(text)) return "";
  return text.bytes.substr(static_cast<size_t>(start), length < 0 ? std::string::npos : static_cast<size_t>(length));
}
int StringFind(const string& text, const string& part, int start) {
  const size_t place = text.bytes.find(part.bytes, static_cast<size_t>(start));
  return place == std::string::npos ? -1 : static_cast<int>(place);
}
int StringReplace(string& text, const string& part, const string& by) {
  int count = 0;
  for (size_t place = text.bytes.find(part.bytes); place != std::string::npos; place = text.bytes.find(part.bytes, place + by.bytes.size())) {
    text.bytes.replace(place, part.bytes.size(), by.bytes);
    count++;
  }
  return count;
}
int StringSplit(const string& text, ushort separator, array<string>& parts) {
  parts.values.clear();
  std::string part;
  for (const char each : text.bytes) {
    if (each == static_cast<char>(separator)) { parts.values.emplace_back(part); part.clear(); }
    else part += each;
  }
  if (!text.bytes.empty()) parts.values.emplace_back(part);
  return ArraySize(parts);
}
bool StringToUpper(string& text) { for (char& each : text.bytes) each = static_cast<char>(toupper(each)); return true; }
bool StringToLower(string& text) { for (char& each : text.bytes) each = static_cast<char>(tolower(each)); return true; }
bool StringTrimLeft(string& text) { text.bytes.erase(0, text.bytes.find_first_not_of(" \t\r\n")); return true; }
bool StringTrimRight(string& text) { text.bytes.erase(text.bytes.find_last_not_of(" \t\r\n") + 1); return true; }
string ShortToString(ushort code) {
  if (code < 0x80) return std::string(1, static_cast<char>(code));
  if (code < 0x800) return std::string{static_cast<char>(0xC0 | (code >> 6)), static_cast<char>(0x80 | (code & 0x3F))};
  return std::string{static_cast<char>(0xE0 | (code >> 12)), static_cast<char>(0x80 | ((code >> 6) & 0x3F)), static_cast<char>(0x80 | (code & 0x3F))};
}
string CharArrayToString(const array<uchar>& bytes, int start, int count, uint) {
  if (count < 0) count = ArraySize(bytes) - start;
  std::string text(bytes.values.begin() + start, bytes.values.begin() + start + count);
  return text.substr(0, text.find('\0'));
}
int StringToCharArray(const string& text, array<uchar>& bytes, int start, int count, uint) {
  // With the default count the closing zero is copied too, as in the terminal.
  const int copied = count < 0 ? StringLen(text) + 1 : std::min(count, StringLen(text) + 1);
  if (ArraySize(bytes) < start + copied) bytes.resize(start + copied);
  for (int index = 0; index < copied; index++) bytes.values[static_cast<size_t>(start + index)] = static_cast<uchar>(text.bytes.c_str()[index]);
  return copied;
}

void print_line(const char* kind, const std::string& text) {
  Untrapped untrapped;
  const std::string who = here.current == nullptr ? "" : here.current->name;
  std::cout << "{\"kind\":\"" << kind << "\",\"program\":\"" << escaped(who) << "\",\"text\":\"" << escaped(text) << "\"}" << std::endl;
}
bool SendNotification(const string& text) { print_line("push", text.bytes); return true; }
bool SendMail(const string& subject, const string&) { print_line("mail", subject.bytes); return true; }
bool PlaySound(const string& file) { print_line("sound", file.bytes); return true; }

datetime TimeGMT() {
  return std::chrono::duration_cast<std::chrono::seconds>(std::chrono::system_clock::now().time_since_epoch()).count();
}
datetime TimeLocal() { return TimeGMT(); }
datetime TimeTradeServer() { return TimeGMT() + here.offset; }
datetime TimeCurrent() {
  const Series& prices = here.series_of("", PERIOD_CURRENT);
  return prices.bars() == 0 ? 0 : std::max(here.clock, prices.time.values.back());
}
ulong GetMicrosecondCount() {
  return static_cast<ulong>(std::chrono::duration_cast<std::chrono::microseconds>(std::chrono::steady_clock::now() - startedAt).count());
}
ulong GetTickCount64() { return 1'000'000 + GetMicrosecondCount() / 1000; }
bool EventSetMillisecondTimer(int milliseconds) { here.current->timerMs = milliseconds; return true; }
bool EventSetTimer(int seconds) { return EventSetMillisecondTimer(seconds * 1000); }
void EventKillTimer() { here.current->timerMs = 0; }
bool IsStopped() { return false; }
void ExpertRemove() { here.current->isRemoved = true; }

bool SetIndexBuffer(int index, array<double>& buffer, ENUM_INDEXBUFFER_TYPE) { here.current->buffers[index] = &buffer; return true; }
bool PlotIndexSetInteger(int, ENUM_PLOT_PROPERTY_INTEGER, long) { return true; }
bool PlotIndexSetDouble(int, ENUM_PLOT_PROPERTY_DOUBLE, double) { return true; }
bool IndicatorSetString(ENUM_CUSTOMIND_PROPERTY_STRING property, const string& value) {
  if (property == INDICATOR_SHORTNAME) here.current->shortName = value.bytes;
  return true;
}
bool IndicatorSetInteger(ENUM_CUSTOMIND_PROPERTY_INTEGER, long) { return true; }
bool IndicatorSetDouble(ENUM_CUSTOMIND_PROPERTY_DOUBLE, double) { return true; }
bool IndicatorSetDouble(ENUM_CUSTOMIND_PROPERTY_DOUBLE, int, double) { return true; }

int open_indicator(const string& symbol, ENUM_TIMEFRAMES period, const string& name, const std::vector<std::string>& inputs) {
  Untrapped untrapped;
  std::string file = name.bytes;
  std::replace(file.begin(), file.end(), '\\', '/');
  file = file.substr(file.rfind('/') + 1);
  // What follows the last point is the extension, as in the terminal: "OTC 3.0" alone names no program.
  const size_t point = file.rfind('.');
  if (point != std::string::npos) file = file.substr(point) == ".ex5" ? file.substr(0, point) : "";
  terminal::Start wanted{here.programs + "/" + file + ".so", {}, inputs};
  if (FILE* found = std::fopen(wanted.library.c_str(), "r")) std::fclose(found);
  else { fail_with(4802); return INVALID_HANDLE; }
  Program* before = here.current;
  Program* program = here.start(wanted, symbol.bytes, period);
  here.current = before;
  return program == nullptr ? INVALID_HANDLE : take_handle(program);
}
bool IndicatorRelease(int handle) {
  Program* program = program_of(handle);
  if (program == nullptr) { fail_with(4807); return false; }
  if (--here.current->handles[handle].count > 0) return true;
  here.current->handles.erase(handle);
  here.unload_if_unused(program);
  return true;
}
int IndicatorParameters(int handle, ENUM_INDICATOR& kind, array<MqlParam>& parameters) {
  Program* program = program_of(handle);
  if (program == nullptr) { fail_with(4807); return -1; }
  kind = IND_CUSTOM;
  parameters.values.clear();
  MqlParam name;
  name.type = TYPE_STRING;
  name.string_value = string(program->name);
  parameters.values.push_back(name);
  for (const MqlParam& each : program->parameters) parameters.values.push_back(each);
  return ArraySize(parameters);
}
// Indicators calculate on a thread of their own after the tick, never because somebody asks.
int BarsCalculated(int handle) {
  Program* program = program_of(handle);
  if (program == nullptr) { fail_with(4807); return -1; }
  return program->calculated > 0 ? program->calculated : -1;
}
int CopyBuffer(int handle, int buffer, int start, int count, array<double>& values) {
  Program* program = program_of(handle);
  if (program == nullptr) { fail_with(4807); return -1; }
  const auto found = program->buffers.find(buffer);
  const int total = program->calculated;
  if (found == program->buffers.end() || start + count > total) { fail_with(4806); return -1; }
  if (ArraySize(values) < count) values.resize(count);
  for (int index = 0; index < count; index++) {
    const double value = found->second->values[static_cast<size_t>(total - start - count + index)];
    values.values[static_cast<size_t>(values.series ? count - 1 - index : index)] = value;
  }
  return count;
}

// A chart keeps its number through restarts; here each symbol has one chart.
long ChartID() { return 131'072 + static_cast<long>(std::hash<std::string>{}(here.symbol) % 1'000'000); }
namespace {
std::vector<Program*> of_window(int window) {
  std::vector<Program*> found;
  for (Program* program : here.chart)
    if (program->window == window) found.push_back(program);
  return found;
}
}  // namespace
long ChartGetInteger(long, ENUM_CHART_PROPERTY_INTEGER, int) {
  int last = 0;
  for (const Program* program : here.chart) last = std::max(last, program->window);
  return last + 1;
}
int ChartIndicatorsTotal(long, int window) { return static_cast<int>(of_window(window).size()); }
string ChartIndicatorName(long, int window, int index) {
  const auto found = of_window(window);
  return index < 0 || index >= static_cast<int>(found.size()) ? "" : found[static_cast<size_t>(index)]->shortName;
}
int ChartIndicatorGet(long, int window, const string& shortName) {
  for (Program* program : of_window(window))
    if (program->shortName == shortName.bytes) return take_handle(program);
  fail_with(4802);
  return INVALID_HANDLE;
}
void ChartRedraw(long) {}
string Symbol() { return _Symbol; }
ENUM_TIMEFRAMES Period() { return _Period; }
int PeriodSeconds(ENUM_TIMEFRAMES period) {
  const int minutes = period == PERIOD_CURRENT ? _Period : period;
  if (minutes >= PERIOD_MN1) return 2'592'000;
  if (minutes >= PERIOD_W1) return 604'800;
  return minutes > 16384 ? (minutes - 16384) * 3600 : minutes * 60;
}
int Bars(const string& symbol, ENUM_TIMEFRAMES period) { return here.series_of(symbol.bytes, period).bars(); }
datetime iTime(const string& symbol, ENUM_TIMEFRAMES period, int shift) {
  const Series& prices = here.series_of(symbol.bytes, period);
  return shift < prices.bars() ? prices.time.values[static_cast<size_t>(prices.bars() - 1 - shift)] : 0;
}
double iOpen(const string& symbol, ENUM_TIMEFRAMES period, int shift) {
  const Series& prices = here.series_of(symbol.bytes, period);
  return shift < prices.bars() ? prices.open.values[static_cast<size_t>(prices.bars() - 1 - shift)] : 0;
}
int CopyRates(const string& symbol, ENUM_TIMEFRAMES period, int start, int count, array<MqlRates>& rates) {
  const Series& prices = here.series_of(symbol.bytes, period);
  if (is_history_loading()) { fail_with(4401); return -1; }
  const int copied = std::min(count, prices.bars() - start);
  if (copied <= 0) { fail_with(4401); return -1; }
  rates.values.clear();
  for (int index = 0; index < copied; index++) rates.values.push_back(prices.at(prices.bars() - start - copied + index));
  if (rates.series) std::reverse(rates.values.begin(), rates.values.end());
  return copied;
}
bool SymbolSelect(const string& symbol, bool) { return here.series_of(symbol.bytes, PERIOD_CURRENT).bars() > 0; }
long SymbolInfoInteger(const string&, ENUM_SYMBOL_INFO_INTEGER property) { return property == SYMBOL_CUSTOM ? here.isCustom : here.digits; }
string SymbolInfoString(const string& symbol, ENUM_SYMBOL_INFO_STRING property) {
  if (here.isCustom || symbol.bytes.size() < 6) return "";
  return symbol.bytes.substr(property == SYMBOL_CURRENCY_BASE ? 0 : 3, 3);
}
int CalendarValueHistory(array<MqlCalendarValue>& values, datetime from, datetime to, const string& country, const string& currency) {
  values.values.clear();
  if (here.calendarError != 0) { fail_with(here.calendarError); return -1; }
  if (!country.bytes.empty()) throw critical_error("the shim's calendar knows no countries");
  for (size_t place = 0; place < here.events.size(); place++) {
    const auto& one = here.events[place];
    const datetime time = one.utc + here.offset;
    if (time < from || (to != 0 && time >= to) || (!currency.bytes.empty() && one.currency != currency.bytes)) continue;
    MqlCalendarValue value;
    value.id = place + 1;
    value.event_id = one.event.id;
    value.time = time;
    values.values.push_back(value);
  }
  return static_cast<int>(values.size());
}
bool CalendarEventById(ulong id, MqlCalendarEvent& event) {
  // 5402: the calendar has no such event.
  if (here.calendarError != 0 || id < 1 || id > here.events.size()) { fail_with(here.calendarError != 0 ? here.calendarError : 5402); return false; }
  event = here.events[id - 1].event;
  return true;
}
long AccountInfoInteger(ENUM_ACCOUNT_INFO_INTEGER) { return 5'012'345; }
string AccountInfoString(ENUM_ACCOUNT_INFO_STRING) { return "MetaQuotes-Demo"; }
long TerminalInfoInteger(ENUM_TERMINAL_INFO_INTEGER) { return 5'200; }
string TerminalInfoString(ENUM_TERMINAL_INFO_STRING property) {
  return property == TERMINAL_COMMONDATA_PATH ? string(here.common) : string("C:\\Users\\Test\\AppData\\Roaming\\MetaQuotes\\Terminal\\D0E8209F77C8CF37AD8BF550E51FF075");
}

namespace {
struct Object {
  std::map<int, long> numbers;
};
// The terminal lists objects by their names.
std::map<std::string, Object> objects;
}  // namespace
bool ObjectCreate(long, const string& name, ENUM_OBJECT kind, int, datetime time, double) {
  return objects.insert({name.bytes, Object{{{OBJPROP_TYPE, kind}, {OBJPROP_TIME, time}}}}).second;
}
bool ObjectDelete(long, const string& name) {
  print_line("label", name.bytes + "=");
  return objects.erase(name.bytes) > 0;
}
int ObjectFind(long, const string& name) { return objects.count(name.bytes) > 0 ? 0 : -1; }
int ObjectsDeleteAll(long, const string& prefix, int, int) {
  int count = 0;
  for (auto each = objects.begin(); each != objects.end();) {
    const bool isOne = each->first.compare(0, prefix.bytes.size(), prefix.bytes) == 0;
    each = isOne ? objects.erase(each) : std::next(each);
    count += isOne ? 1 : 0;
  }
  return count;
}
int ObjectsTotal(long, int, int) { return static_cast<int>(objects.size()); }
string ObjectName(long, int place, int, int) {
  if (place < 0 || place >= static_cast<int>(objects.size())) return "";
  return std::next(objects.begin(), place)->first;
}
long ObjectGetInteger(long, const string& name, ENUM_OBJECT_PROPERTY_INTEGER property) {
  const auto found = objects.find(name.bytes);
  if (found == objects.end()) { fail_with(4202); return 0; }
  return found->second.numbers[property];
}
bool ObjectSetInteger(long, const string& name, ENUM_OBJECT_PROPERTY_INTEGER property, long value) {
  const auto found = objects.find(name.bytes);
  if (found == objects.end()) { fail_with(4202); return false; }
  found->second.numbers[property] = value;
  return true;
}
bool ObjectSetString(long, const string& name, ENUM_OBJECT_PROPERTY_STRING property, const string& value) {
  if (property == OBJPROP_TEXT) print_line("label", name.bytes + "=" + value.bytes);
  return objects.count(name.bytes) > 0;
}

void keep_input(const MqlParam& parameter) { here.current->parameters.push_back(parameter); }
bool given_input(const char* name, std::string& value) {
  Program& program = *here.current;
  program.inputNames.emplace_back(name);
  const size_t place = program.inputsRead++;
  if (place < program.positional.size()) { value = program.positional[place]; return true; }
  const auto found = program.inputs.find(name);
  if (found == program.inputs.end()) return false;
  value = found->second;
  return true;
}

}  // namespace mql
