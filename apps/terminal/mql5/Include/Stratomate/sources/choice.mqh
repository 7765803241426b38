// How the signals of an indicator are read. The desktop app tells what the person has chosen there; without a choice the chart
// looks by itself.

#include <Stratomate\bridge\json-line.mqh>

enum ReadingKind
  {
   // The chart looks by itself.
   READING_AUTO,
   // A value in one buffer buys, in another sells.
   READING_ARROWS,
   // A buffer whose sign changes: above zero buys.
   READING_SIGN,
   // A line that takes a colour, by its number.
   READING_COLOUR,
   // Arrows that are drawn as objects, by the pattern of their names.
   READING_OBJECTS
  };

struct Choice
  {
   ReadingKind       kind;
   // Names the choice; empty where the chart looks by itself.
   string            id;
   string            name;
   string            inputs;
   // The buffer of a sign or a colour.
   int               buffer;
   // Buffers of arrows, or numbers of colours.
   int               buy;
   int               sell;
   string            buyPattern;
   string            sellPattern;
  };

Choice NoChoice(void)
  {
   Choice choice;
   choice.kind=READING_AUTO;
   choice.id="";
   choice.name="";
   choice.inputs="";
   choice.buffer=0;
   choice.buy=0;
   choice.sell=1;
   choice.buyPattern="";
   choice.sellPattern="";
   return(choice);
  }

// What a `source` line says. A kind that this version does not know is read like no choice, but keeps its name: then the
// desktop app takes no signal.
Choice ChoiceOf(const JsonLine &line)
  {
   Choice choice=NoChoice();
   const string kind=line.Text("kind");
   choice.id=line.Text("id");
   choice.name=line.Text("name");
   choice.inputs=line.Text("inputs");
   choice.buffer=line.Whole("buffer",0);
   choice.buy=line.Whole("buy",0);
   choice.sell=line.Whole("sell",1);
   if(kind=="arrows")
      choice.kind=READING_ARROWS;
   if(kind=="sign")
      choice.kind=READING_SIGN;
   if(kind=="colour")
      choice.kind=READING_COLOUR;
   if(kind=="objects")
     {
      choice.kind=READING_OBJECTS;
      choice.buyPattern=line.Text("buy");
      choice.sellPattern=line.Text("sell");
     }
   if(choice.kind==READING_AUTO && kind!="auto")
      choice.id="unknown";
   return(choice);
  }
