// Lines of text in the corner of a chart.

#define STRATOMATE_PANEL_LEFT 12
#define STRATOMATE_PANEL_TOP 24
#define STRATOMATE_PANEL_STEP 16

class Panel
  {
private:
   string            prefix;
   int               lines;

public:
   void              Begin(const string name)
     {
      prefix=name+".";
      lines=0;
     }

   void              Show(const int line,const string text,const color ink)
     {
      const string name=prefix+IntegerToString(line);
      if(ObjectFind(0,name)<0)
        {
         ObjectCreate(0,name,OBJ_LABEL,0,0,0.0);
         ObjectSetInteger(0,name,OBJPROP_CORNER,CORNER_LEFT_UPPER);
         ObjectSetInteger(0,name,OBJPROP_XDISTANCE,STRATOMATE_PANEL_LEFT);
         ObjectSetInteger(0,name,OBJPROP_YDISTANCE,STRATOMATE_PANEL_TOP+line*STRATOMATE_PANEL_STEP);
         ObjectSetInteger(0,name,OBJPROP_SELECTABLE,0);
         ObjectSetInteger(0,name,OBJPROP_FONTSIZE,9);
         ObjectSetString(0,name,OBJPROP_FONT,"Consolas");
        }
      ObjectSetString(0,name,OBJPROP_TEXT,text);
      ObjectSetInteger(0,name,OBJPROP_COLOR,ink);
      lines=MathMax(lines,line+1);
     }

   void              Keep(const int count)
     {
      for(int line=count; line<lines; line++)
         ObjectDelete(0,prefix+IntegerToString(line));
      lines=MathMin(lines,count);
     }

   void              End(void)
     {
      Keep(0);
     }
  };
