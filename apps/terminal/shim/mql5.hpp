// The part of MQL5 that our sources use, as C++: types, arrays with bounds, strings, enumerations and the functions of the
// terminal. The host implements the functions; a program is compiled to a library that the host loads.
#pragma once

#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <limits>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <vector>

#pragma GCC visibility push(default)
namespace mql {

typedef unsigned char uchar;
typedef unsigned short ushort;
typedef unsigned int uint;
typedef unsigned long ulong;
typedef long datetime;
typedef unsigned int color;

/** What goes wrong in a program stops it, as in the terminal. */
struct critical_error : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/** A string; numbers never become one by themselves, so that a forgotten conversion does not compile. */
class string {
 public:
  string() = default;
  string(const char* text) : bytes(text) {}
  string(std::string text) : bytes(std::move(text)) {}
  template <class T, class = std::enable_if_t<std::is_arithmetic_v<T> || std::is_enum_v<T>>> string(T) = delete;
  string& operator+=(const string& other) { bytes += other.bytes; return *this; }
  friend string operator+(const string& one, const string& other) { return string(one.bytes + other.bytes); }
  friend bool operator==(const string& one, const string& other) { return one.bytes == other.bytes; }
  friend bool operator!=(const string& one, const string& other) { return one.bytes != other.bytes; }
  friend bool operator<(const string& one, const string& other) { return one.bytes < other.bytes; }
  std::string bytes;
};

/** A dynamic array with bounds and a direction. Fresh elements hold rubbish, as in the terminal. */
template <class T>
class array {
 public:
  T& operator[](long index) { return values[place(index)]; }
  const T& operator[](long index) const { return values[place(index)]; }
  long size() const { return static_cast<long>(values.size()); }
  void resize(long count) { values.resize(static_cast<size_t>(count), rubbish()); }
  mutable bool series = false;
  std::vector<T> values;

 private:
  size_t place(long index) const {
    if (index < 0 || index >= size()) throw critical_error("array out of range: " + std::to_string(index) + " of " + std::to_string(size()));
    return static_cast<size_t>(series ? size() - 1 - index : index);
  }
  static T rubbish() {
    if constexpr (std::is_arithmetic_v<T>) return static_cast<T>(77);
    else return T();
  }
};

struct MqlRates {
  datetime time = 0;
  double open = 0, high = 0, low = 0, close = 0;
  long tick_volume = 0;
  int spread = 0;
  long real_volume = 0;
};

const double EMPTY_VALUE = std::numeric_limits<double>::max();
const double DBL_MAX_ = std::numeric_limits<double>::max();
const int INVALID_HANDLE = -1;
const int WHOLE_ARRAY = -1;
const uint CP_UTF8 = 65001;

enum ENUM_INIT_RETCODE { INIT_SUCCEEDED = 0, INIT_FAILED = 1, INIT_PARAMETERS_INCORRECT = 32767 };
enum ENUM_INDEXBUFFER_TYPE { INDICATOR_DATA, INDICATOR_COLOR_INDEX, INDICATOR_CALCULATIONS };
enum ENUM_TIMEFRAMES {
  PERIOD_CURRENT = 0, PERIOD_M1 = 1, PERIOD_M2 = 2, PERIOD_M3 = 3, PERIOD_M4 = 4, PERIOD_M5 = 5, PERIOD_M6 = 6, PERIOD_M10 = 10,
  PERIOD_M12 = 12, PERIOD_M15 = 15, PERIOD_M20 = 20, PERIOD_M30 = 30, PERIOD_H1 = 16385, PERIOD_H2 = 16386, PERIOD_H3 = 16387,
  PERIOD_H4 = 16388, PERIOD_H6 = 16390, PERIOD_H8 = 16392, PERIOD_H12 = 16396, PERIOD_D1 = 16408, PERIOD_W1 = 32769,
  PERIOD_MN1 = 49153
};
enum ENUM_PLOT_PROPERTY_INTEGER { PLOT_ARROW, PLOT_ARROW_SHIFT, PLOT_DRAW_BEGIN, PLOT_DRAW_TYPE, PLOT_SHOW_DATA, PLOT_SHIFT };
enum ENUM_PLOT_PROPERTY_DOUBLE { PLOT_EMPTY_VALUE };
enum ENUM_CUSTOMIND_PROPERTY_STRING { INDICATOR_SHORTNAME, INDICATOR_LEVELTEXT };
enum ENUM_CUSTOMIND_PROPERTY_INTEGER { INDICATOR_DIGITS, INDICATOR_HEIGHT, INDICATOR_LEVELS };
enum ENUM_CUSTOMIND_PROPERTY_DOUBLE { INDICATOR_MINIMUM, INDICATOR_MAXIMUM, INDICATOR_LEVELVALUE };
enum ENUM_CHART_PROPERTY_INTEGER { CHART_WINDOWS_TOTAL };
enum ENUM_SYMBOL_INFO_INTEGER { SYMBOL_CUSTOM, SYMBOL_DIGITS };
enum ENUM_SYMBOL_INFO_STRING { SYMBOL_CURRENCY_BASE, SYMBOL_CURRENCY_PROFIT };
enum ENUM_ACCOUNT_INFO_INTEGER { ACCOUNT_LOGIN };
enum ENUM_ACCOUNT_INFO_STRING { ACCOUNT_SERVER };
enum ENUM_TERMINAL_INFO_INTEGER { TERMINAL_BUILD };
enum ENUM_TERMINAL_INFO_STRING { TERMINAL_DATA_PATH, TERMINAL_COMMONDATA_PATH };
enum ENUM_FILE_POSITION { SEEK_SET_, SEEK_CUR_, SEEK_END_ };
enum { FILE_READ = 1, FILE_WRITE = 2, FILE_BIN = 4, FILE_CSV = 8, FILE_TXT = 16, FILE_ANSI = 32, FILE_UNICODE = 64, FILE_SHARE_READ = 128, FILE_SHARE_WRITE = 256, FILE_REWRITE = 512, FILE_COMMON = 4096 };
enum { TIME_DATE = 1, TIME_MINUTES = 2, TIME_SECONDS = 4 };
enum { REASON_PROGRAM = 0, REASON_REMOVE = 1, REASON_RECOMPILE = 2, REASON_CHARTCHANGE = 3, REASON_CHARTCLOSE = 4, REASON_PARAMETERS = 5 };

extern string _Symbol;
extern ENUM_TIMEFRAMES _Period;
extern int _Digits;

// Arrays.
template <class T> bool ArraySetAsSeries(const array<T>& values, bool series) { values.series = series; return true; }
template <class T> int ArraySize(const array<T>& values) { return static_cast<int>(values.size()); }
template <class T> int ArrayResize(array<T>& values, int count, int = 0) { values.resize(count); return count; }
template <class T> void ArrayFree(array<T>& values) { values.values.clear(); }
template <class T, class V> int ArrayInitialize(array<T>& values, V value) {
  for (auto& each : values.values) each = static_cast<T>(value);
  return ArraySize(values);
}
template <class T> int ArrayCopy(array<T>& to, const array<T>& from, int toStart = 0, int fromStart = 0, int count = WHOLE_ARRAY) {
  if (count == WHOLE_ARRAY) count = ArraySize(from) - fromStart;
  if (ArraySize(to) < toStart + count) to.resize(toStart + count);
  std::vector<T> moved(from.values.begin() + fromStart, from.values.begin() + fromStart + count);
  for (int index = 0; index < count; index++) to.values[static_cast<size_t>(toStart + index)] = moved[static_cast<size_t>(index)];
  return count;
}

// Numbers.
template <class A, class B> std::common_type_t<A, B> MathMax(A one, B other) { return one > other ? one : other; }
template <class A, class B> std::common_type_t<A, B> MathMin(A one, B other) { return one < other ? one : other; }
inline double MathAbs(double value) { return std::fabs(value); }
inline int MathAbs(int value) { return std::abs(value); }
inline long MathAbs(long value) { return std::labs(value); }
inline double MathSqrt(double value) { return std::sqrt(value); }
inline double MathFloor(double value) { return std::floor(value); }
inline double MathRound(double value) { return std::round(value); }
inline double MathPow(double base, double exponent) { return std::pow(base, exponent); }
inline bool MathIsValidNumber(double value) { return __builtin_isfinite(value); }
int MathRand();
void MathSrand(int seed);

// Strings.
string DoubleToString(double value, int digits = 8);
string IntegerToString(long value, int width = 0, ushort fill = ' ');
string TimeToString(datetime value, int mode = TIME_DATE | TIME_MINUTES);
double StringToDouble(const string& text);
long StringToInteger(const string& text);
int StringLen(const string& text);
ushort StringGetCharacter(const string& text, int place);
string StringSubstr(const string& text, int start, int length = -1);
int StringFind(const string& text, const string& part, int start = 0);
int StringReplace(string& text, const string& part, const string& by);
int StringSplit(const string& text, ushort separator, array<string>& parts);
bool StringToUpper(string& text);
bool StringToLower(string& text);
bool StringTrimLeft(string& text);
bool StringTrimRight(string& text);
string ShortToString(ushort code);
string CharArrayToString(const array<uchar>& bytes, int start = 0, int count = -1, uint codePage = 0);
int StringToCharArray(const string& text, array<uchar>& bytes, int start = 0, int count = -1, uint codePage = 0);

// What a person sees.
void print_line(const char* kind, const std::string& text);
inline std::string text_of(const string& value) { return value.bytes; }
inline std::string text_of(double value) { return DoubleToString(value).bytes; }
inline std::string text_of(float value) { return DoubleToString(value).bytes; }
inline std::string text_of(bool value) { return value ? "true" : "false"; }
template <class T> std::enable_if_t<std::is_integral_v<T> || std::is_enum_v<T>, std::string> text_of(T value) { return std::to_string(static_cast<long>(value)); }
template <class... T> void Print(const T&... values) { print_line("print", (std::string() + ... + text_of(values))); }
template <class... T> void Alert(const T&... values) { print_line("alert", (std::string() + ... + text_of(values))); }
template <class... T> void Comment(const T&... values) { print_line("comment", (std::string() + ... + text_of(values))); }
bool SendNotification(const string& text);
bool SendMail(const string& subject, const string& text);
bool PlaySound(const string& file);

// Errors, time and events.
int GetLastError();
void ResetLastError();
datetime TimeGMT();
datetime TimeCurrent();
datetime TimeLocal();
datetime TimeTradeServer();
ulong GetTickCount64();
ulong GetMicrosecondCount();
bool EventSetMillisecondTimer(int milliseconds);
bool EventSetTimer(int seconds);
void EventKillTimer();
bool IsStopped();
void ExpertRemove();

// Indicators.
bool SetIndexBuffer(int index, array<double>& buffer, ENUM_INDEXBUFFER_TYPE kind);
bool PlotIndexSetInteger(int plot, ENUM_PLOT_PROPERTY_INTEGER property, long value);
bool PlotIndexSetDouble(int plot, ENUM_PLOT_PROPERTY_DOUBLE property, double value);
bool IndicatorSetString(ENUM_CUSTOMIND_PROPERTY_STRING property, const string& value);
bool IndicatorSetInteger(ENUM_CUSTOMIND_PROPERTY_INTEGER property, long value);
bool IndicatorSetDouble(ENUM_CUSTOMIND_PROPERTY_DOUBLE property, double value);
bool IndicatorSetDouble(ENUM_CUSTOMIND_PROPERTY_DOUBLE property, int modifier, double value);
int open_indicator(const string& symbol, ENUM_TIMEFRAMES period, const string& name, const std::vector<std::string>& inputs);
template <class... T> int iCustom(const string& symbol, ENUM_TIMEFRAMES period, const string& name, const T&... inputs) {
  return open_indicator(symbol, period, name, {text_of(inputs)...});
}
bool IndicatorRelease(int handle);
int BarsCalculated(int handle);
int CopyBuffer(int handle, int buffer, int start, int count, array<double>& values);
enum ENUM_INDICATOR { IND_CUSTOM = 41 };
enum ENUM_DATATYPE { TYPE_BOOL = 1, TYPE_CHAR, TYPE_UCHAR, TYPE_SHORT, TYPE_USHORT, TYPE_COLOR, TYPE_INT, TYPE_UINT, TYPE_DATETIME, TYPE_LONG, TYPE_ULONG, TYPE_FLOAT, TYPE_DOUBLE, TYPE_STRING };
struct MqlParam {
  ENUM_DATATYPE type = TYPE_INT;
  long integer_value = 0;
  double double_value = 0;
  string string_value;
};
int IndicatorParameters(int handle, ENUM_INDICATOR& kind, array<MqlParam>& parameters);

// Charts, symbols and prices.
long ChartID();
long ChartGetInteger(long chart, ENUM_CHART_PROPERTY_INTEGER property, int window = 0);
int ChartIndicatorsTotal(long chart, int window);
string ChartIndicatorName(long chart, int window, int index);
int ChartIndicatorGet(long chart, int window, const string& shortName);
void ChartRedraw(long chart = 0);
string Symbol();
ENUM_TIMEFRAMES Period();
int PeriodSeconds(ENUM_TIMEFRAMES period = PERIOD_CURRENT);
int Bars(const string& symbol, ENUM_TIMEFRAMES period);
datetime iTime(const string& symbol, ENUM_TIMEFRAMES period, int shift);
double iOpen(const string& symbol, ENUM_TIMEFRAMES period, int shift);
int CopyRates(const string& symbol, ENUM_TIMEFRAMES period, int start, int count, array<MqlRates>& rates);
bool SymbolSelect(const string& symbol, bool isShown);
long SymbolInfoInteger(const string& symbol, ENUM_SYMBOL_INFO_INTEGER property);
string SymbolInfoString(const string& symbol, ENUM_SYMBOL_INFO_STRING property);
long AccountInfoInteger(ENUM_ACCOUNT_INFO_INTEGER property);
string AccountInfoString(ENUM_ACCOUNT_INFO_STRING property);
long TerminalInfoInteger(ENUM_TERMINAL_INFO_INTEGER property);
string TerminalInfoString(ENUM_TERMINAL_INFO_STRING property);

// The economic calendar, in the time of the trade server.
enum ENUM_CALENDAR_EVENT_IMPORTANCE { CALENDAR_IMPORTANCE_NONE, CALENDAR_IMPORTANCE_LOW, CALENDAR_IMPORTANCE_MODERATE, CALENDAR_IMPORTANCE_HIGH };
enum ENUM_CALENDAR_EVENT_TIMEMODE { CALENDAR_TIMEMODE_DATETIME, CALENDAR_TIMEMODE_DATE, CALENDAR_TIMEMODE_NOTIME, CALENDAR_TIMEMODE_TENTATIVE };
struct MqlCalendarValue { ulong id = 0, event_id = 0; datetime time = 0; };
struct MqlCalendarEvent {
  ulong id = 0;
  ENUM_CALENDAR_EVENT_TIMEMODE time_mode = CALENDAR_TIMEMODE_DATETIME;
  ENUM_CALENDAR_EVENT_IMPORTANCE importance = CALENDAR_IMPORTANCE_NONE;
  string name;
};
int CalendarValueHistory(array<MqlCalendarValue>& values, datetime from, datetime to = 0, const string& country = "", const string& currency = "");
bool CalendarEventById(ulong id, MqlCalendarEvent& event);

// Objects on a chart.
enum ENUM_OBJECT { OBJ_ARROW_UP = 24, OBJ_ARROW_DOWN = 25, OBJ_ARROW_BUY = 30, OBJ_ARROW_SELL = 31, OBJ_ARROW = 32, OBJ_LABEL = 102, OBJ_BUTTON = 103 };
enum ENUM_OBJECT_PROPERTY_INTEGER { OBJPROP_TYPE, OBJPROP_TIME, OBJPROP_ARROWCODE, OBJPROP_CORNER, OBJPROP_ANCHOR, OBJPROP_XDISTANCE, OBJPROP_YDISTANCE, OBJPROP_XSIZE, OBJPROP_YSIZE, OBJPROP_STATE, OBJPROP_SELECTABLE, OBJPROP_FONTSIZE, OBJPROP_COLOR };
enum ENUM_OBJECT_PROPERTY_STRING { OBJPROP_TEXT, OBJPROP_FONT };
enum ENUM_BASE_CORNER { CORNER_LEFT_UPPER, CORNER_LEFT_LOWER, CORNER_RIGHT_LOWER, CORNER_RIGHT_UPPER };
enum ENUM_ANCHOR_POINT { ANCHOR_LEFT_UPPER, ANCHOR_LEFT, ANCHOR_LEFT_LOWER, ANCHOR_LOWER, ANCHOR_RIGHT_LOWER, ANCHOR_RIGHT, ANCHOR_RIGHT_UPPER };
enum ENUM_ARROW_ANCHOR { ANCHOR_TOP, ANCHOR_BOTTOM };
enum { CHARTEVENT_KEYDOWN = 0, CHARTEVENT_CLICK = 4, CHARTEVENT_OBJECT_CLICK = 1 };
bool ObjectCreate(long chart, const string& name, ENUM_OBJECT kind, int window, datetime time, double price);
bool ObjectDelete(long chart, const string& name);
int ObjectFind(long chart, const string& name);
int ObjectsDeleteAll(long chart, const string& prefix, int window = -1, int kind = -1);
int ObjectsTotal(long chart, int window = -1, int kind = -1);
string ObjectName(long chart, int place, int window = -1, int kind = -1);
long ObjectGetInteger(long chart, const string& name, ENUM_OBJECT_PROPERTY_INTEGER property);
bool ObjectSetInteger(long chart, const string& name, ENUM_OBJECT_PROPERTY_INTEGER property, long value);
bool ObjectSetString(long chart, const string& name, ENUM_OBJECT_PROPERTY_STRING property, const string& value);

// Files and pipes.
int FileOpen(const string& name, int flags);
void FileClose(int handle);
ulong FileSize(int handle);
void FileFlush(int handle);
uint read_file(int handle, uchar* bytes, uint count);
uint write_file(int handle, const uchar* bytes, uint count);
inline uint FileReadArray(int handle, array<uchar>& bytes, int start = 0, int count = WHOLE_ARRAY) {
  if (count == WHOLE_ARRAY) count = static_cast<int>(FileSize(handle));
  if (ArraySize(bytes) < start + count) bytes.resize(start + count);
  return read_file(handle, bytes.values.data() + start, static_cast<uint>(count));
}
inline uint FileWriteArray(int handle, const array<uchar>& bytes, int start = 0, int count = WHOLE_ARRAY) {
  if (count == WHOLE_ARRAY) count = ArraySize(bytes) - start;
  if (start < 0 || start + count > ArraySize(bytes)) throw critical_error("FileWriteArray out of range");
  return write_file(handle, bytes.values.data() + start, static_cast<uint>(count));
}
bool FileIsExist(const string& name, int common = 0);
bool FileMove(const string& from, int fromCommon, const string& to, int flags);
bool FileDelete(const string& name, int common = 0);
bool FolderCreate(const string& name, int common = 0);

// Inputs: the n-th input of a program takes what the host was told, else its default.
bool given_input(const char* name, std::string& value);
/** The host remembers what an input is, so that `IndicatorParameters` can tell it. */
void keep_input(const MqlParam& parameter);
template <class T> MqlParam parameter_of(const T& value) {
  MqlParam parameter;
  if constexpr (std::is_same_v<T, string>) { parameter.type = TYPE_STRING; parameter.string_value = value; }
  else if constexpr (std::is_floating_point_v<T>) { parameter.type = TYPE_DOUBLE; parameter.double_value = static_cast<double>(value); }
  else parameter.integer_value = static_cast<long>(value);
  return parameter;
}
template <class T> T read_input(const char* name, T fallback);
template <class T> T input(const char* name, T fallback) {
  const T value = read_input(name, fallback);
  keep_input(parameter_of(value));
  return value;
}
template <class T> T read_input(const char* name, T fallback) {
  std::string value;
  if (!given_input(name, value)) return fallback;
  if constexpr (std::is_same_v<T, string>) return string(value);
  else if constexpr (std::is_same_v<T, bool>) return value == "true" || value == "1";
  else if constexpr (std::is_floating_point_v<T>) return static_cast<T>(std::strtod(value.c_str(), nullptr));
  else return static_cast<T>(std::strtol(value.c_str(), nullptr, 10));
}

const color clrNONE = 0xFFFFFFFF, clrLime = 0x00FF00, clrRed = 0x0000FF, clrDodgerBlue = 0xFF901E, clrOrange = 0x00A5FF, clrGold = 0x00D7FF,
            clrGray = 0x808080, clrWhite = 0xFFFFFF, clrSilver = 0xC0C0C0, clrMediumSeaGreen = 0x71B33C, clrDarkOrange = 0x008CFF;

}  // namespace mql
#pragma GCC visibility pop
