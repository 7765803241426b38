// Runs programs of MQL5 for tests: an indicator over a history, or tick by tick, or an expert on a chart.
#include <signal.h>
#include <unistd.h>

#include <cstring>
#include <fstream>
#include <iostream>
#include <sstream>

#include "terminal.hpp"

using terminal::here;
using terminal::Program;
using terminal::Series;

/** Reads `name=value;name=value`. */
std::map<std::string, std::string> read_inputs(const std::string& text) {
  std::map<std::string, std::string> inputs;
  std::istringstream stream(text);
  for (std::string pair; std::getline(stream, pair, ';');) inputs[pair.substr(0, pair.find('='))] = pair.substr(pair.find('=') + 1);
  return inputs;
}

int run_expert(const std::map<std::string, std::string>& options);

namespace {

struct Candle { double time, open, high, low, close; };

std::vector<Candle> read_candles(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  std::vector<Candle> candles;
  for (Candle candle; file.read(reinterpret_cast<char*>(&candle), sizeof candle);) candles.push_back(candle);
  if (candles.empty()) throw std::runtime_error("no candles in " + path);
  return candles;
}

void write_buffers(const Program& program, const std::string& path) {
  std::ofstream file(path, std::ios::binary);
  const double counts[2] = {static_cast<double>(program.buffers.size()), static_cast<double>(program.series->bars())};
  file.write(reinterpret_cast<const char*>(counts), sizeof counts);
  for (const auto& [index, buffer] : program.buffers)
    file.write(reinterpret_cast<const char*>(buffer->values.data()), static_cast<std::streamsize>(buffer->values.size() * sizeof(double)));
}

void open_whole(Series& prices, const Candle& candle) {
  prices.open_bar(static_cast<long>(candle.time), candle.open);
  prices.tick(candle.high);
  prices.tick(candle.low);
  prices.tick(candle.close);
}

bool is_same(double one, double other) { return std::memcmp(&one, &other, sizeof one) == 0; }

/** What was on a closed candle when the next began must stay for ever. */
struct Memory {
  std::map<int, std::vector<double>> seen;
  long compared = 0;

  void check(const Program& program, int closed, int back) {
    for (const auto& [index, buffer] : program.buffers) {
      auto& kept = seen[index];
      const int from = back < 0 ? 0 : std::max(0, closed - back);
      for (int row = from; row < static_cast<int>(kept.size()); row++) {
        compared++;
        if (!is_same(kept[static_cast<size_t>(row)], buffer->values[static_cast<size_t>(row)]))
          throw std::runtime_error("repaint: buffer " + std::to_string(index) + " of candle " + std::to_string(row) + " at candle " + std::to_string(closed));
      }
      while (static_cast<int>(kept.size()) < closed) kept.push_back(buffer->values[kept.size()]);
    }
  }
};

int run_indicator(const std::map<std::string, std::string>& options, bool byTicks) {
  const auto candles = read_candles(options.at("candles"));
  Series& prices = here.series_of("", mql::PERIOD_CURRENT);
  Program* program = here.start({options.at("program"), read_inputs(options.at("inputs")), {}}, "", mql::PERIOD_CURRENT);
  if (program == nullptr) { std::cout << "{\"kind\":\"refused\"}" << std::endl; return 0; }
  const size_t history = byTicks ? std::min<size_t>(candles.size(), static_cast<size_t>(std::stoul(options.at("history")))) : candles.size();
  for (size_t index = 0; index < history; index++) open_whole(prices, candles[index]);
  here.calculate(*program);
  Memory memory;
  memory.check(*program, prices.bars() - 1, -1);
  for (size_t index = history; index < candles.size(); index++) {
    const Candle& candle = candles[index];
    prices.open_bar(static_cast<long>(candle.time), candle.open);
    here.calculate(*program);
    memory.check(*program, prices.bars() - 1, 40);
    for (const double price : {candle.high, candle.low, candle.close}) {
      prices.tick(price);
      here.calculate(*program);
      memory.check(*program, prices.bars() - 1, 2);
    }
    // Now and then the terminal loads its history anew and asks for everything again.
    if (index % 1'777 == 0) program->calculated = 0;
  }
  memory.check(*program, prices.bars() - 1, -1);
  // Everything anew must give what came candle by candle.
  program->calculated = 0;
  here.calculate(*program);
  memory.check(*program, prices.bars() - 1, -1);
  write_buffers(*program, options.at("out"));
  std::cout << "{\"kind\":\"done\",\"name\":\"" << program->shortName << "\",\"compared\":" << memory.compared << "}" << std::endl;
  return 0;
}

void die_of_arithmetic(int) {
  const char words[] = "{\"kind\":\"error\",\"text\":\"zero divide or a number that is none\"}\n";
  [[maybe_unused]] const auto written = write(1, words, sizeof words - 1);
  _exit(3);
}

}  // namespace

int main(int count, char** words) {
  signal(SIGFPE, die_of_arithmetic);
  signal(SIGPIPE, SIG_IGN);
  std::map<std::string, std::string> options{{"inputs", ""}, {"history", "1"}};
  for (int index = 2; index + 1 < count; index += 2) options[words[index]] = words[index + 1];
  if (options.count("programs")) here.programs = options["programs"];
  try {
    const std::string command = count > 1 ? words[1] : "";
    if (command == "batch") return run_indicator(options, false);
    if (command == "ticks") return run_indicator(options, true);
    if (command == "expert") return run_expert(options);
    throw std::runtime_error("what should the host do?");
  } catch (const std::exception& error) {
    std::cout << "{\"kind\":\"error\",\"text\":\"" << error.what() << "\"}" << std::endl;
    return 1;
  }
}
