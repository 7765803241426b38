/*
 * Times TA-Lib's functions from C, one at a time, as ta-lib.ts asks for them on standard input.
 * Arguments: the number of candles, and a file that holds their highs, lows and closes as doubles, column after column.
 * Answers each number of a function with the nanoseconds per candle of one call into arrays that are there already.
 */
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include "ta_libc.h"

static int count, begin, length;
static double *high, *low, *close_, *one, *two, *three;

static TA_RetCode run(int function) {
  int last = count - 1;
  switch (function) {
    case 0: return TA_SMA(0, last, close_, 20, &begin, &length, one);
    case 1: return TA_EMA(0, last, close_, 20, &begin, &length, one);
    case 2: return TA_RSI(0, last, close_, 14, &begin, &length, one);
    case 3: return TA_MACD(0, last, close_, 12, 26, 9, &begin, &length, one, two, three);
    case 4: return TA_ATR(0, last, high, low, close_, 14, &begin, &length, one);
    case 5: return TA_ADX(0, last, high, low, close_, 14, &begin, &length, one);
    case 6:
      return TA_STOCH(0, last, high, low, close_, 14, 3, TA_MAType_SMA, 3, TA_MAType_SMA, &begin, &length, one, two);
    case 7: return TA_STOCHRSI(0, last, close_, 14, 14, 3, TA_MAType_SMA, &begin, &length, one, two);
    case 8: return TA_CCI(0, last, high, low, close_, 20, &begin, &length, one);
    case 9: return TA_BBANDS(0, last, close_, 20, 2, 2, TA_MAType_SMA, &begin, &length, one, two, three);
    default: return TA_BAD_PARAM;
  }
}

static double *column(FILE *file) {
  double *values = malloc(sizeof(double) * count);
  if (file != NULL && fread(values, sizeof(double), count, file) != (size_t)count) exit(2);
  return values;
}

int main(int arguments, char **values) {
  if (arguments != 3) return 2;
  count = atoi(values[1]);
  FILE *file = fopen(values[2], "rb");
  if (file == NULL) return 2;
  high = column(file), low = column(file), close_ = column(file);
  one = column(NULL), two = column(NULL), three = column(NULL);
  TA_Initialize();
  int function;
  while (scanf("%d", &function) == 1) {
    struct timespec from, to;
    clock_gettime(CLOCK_MONOTONIC, &from);
    if (run(function) != TA_SUCCESS || length == 0) return 3;
    clock_gettime(CLOCK_MONOTONIC, &to);
    printf("%.4f\n", ((to.tv_sec - from.tv_sec) * 1e9 + (to.tv_nsec - from.tv_nsec)) / count);
    fflush(stdout);
  }
  return 0;
}
