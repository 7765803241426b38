// What a person reads in a corner of the chart: lines of text, and a button. Only what has changed is drawn again.

// The terminal shows no more of a label than this.
#define STRATOMATE_LABEL_MAX 63
#define STRATOMATE_LABEL_STEP 16
#define STRATOMATE_LABEL_SIDE 12
#define STRATOMATE_LABEL_EDGE 24
#define STRATOMATE_BUTTON_WIDTH 120
#define STRATOMATE_BUTTON_HEIGHT 22

class ChartPanel
  {
private:
   string            prefix;
   ENUM_BASE_CORNER  corner;
   string            texts[];
   color             inks[];
   // What stands on the chart now.
   string            drawnTexts[];
   color             drawnInks[];
   string            button;
   string            drawnButton;

   bool              IsLower(void) const
     {
      return(corner==CORNER_LEFT_LOWER || corner==CORNER_RIGHT_LOWER);
     }

   bool              IsRight(void) const
     {
      return(corner==CORNER_RIGHT_LOWER || corner==CORNER_RIGHT_UPPER);
     }

   ENUM_ANCHOR_POINT Anchor(void) const
     {
      if(IsRight())
         return(IsLower() ? ANCHOR_RIGHT_LOWER : ANCHOR_RIGHT_UPPER);
      return(IsLower() ? ANCHOR_LEFT_LOWER : ANCHOR_LEFT_UPPER);
     }

   string            NameOf(const int line) const
     {
      return(prefix+(line<10 ? "0" : "")+IntegerToString(line));
     }

   // In a lower corner the first line stands highest, too. The button is the line before the first.
   int               PlaceOf(const int line) const
     {
      const int count=ArraySize(texts);
      return(STRATOMATE_LABEL_EDGE+(IsLower() ? count-1-line : line)*STRATOMATE_LABEL_STEP);
     }

   void              DrawLine(const int line)
     {
      const string name=NameOf(line);
      if(ObjectFind(0,name)<0)
        {
         ObjectCreate(0,name,OBJ_LABEL,0,0,0.0);
         ObjectSetInteger(0,name,OBJPROP_CORNER,corner);
         ObjectSetInteger(0,name,OBJPROP_ANCHOR,Anchor());
         ObjectSetInteger(0,name,OBJPROP_XDISTANCE,STRATOMATE_LABEL_SIDE);
         ObjectSetInteger(0,name,OBJPROP_SELECTABLE,0);
         ObjectSetInteger(0,name,OBJPROP_FONTSIZE,9);
         ObjectSetString(0,name,OBJPROP_FONT,"Consolas");
        }
      ObjectSetInteger(0,name,OBJPROP_YDISTANCE,PlaceOf(line));
      ObjectSetString(0,name,OBJPROP_TEXT,texts[line]);
      ObjectSetInteger(0,name,OBJPROP_COLOR,inks[line]);
     }

   void              DrawButton(void)
     {
      const string name=ButtonName();
      if(button=="")
        {
         if(drawnButton!="")
            ObjectDelete(0,name);
         drawnButton="";
         return;
        }
      if(ObjectFind(0,name)<0)
        {
         ObjectCreate(0,name,OBJ_BUTTON,0,0,0.0);
         ObjectSetInteger(0,name,OBJPROP_CORNER,corner);
         ObjectSetInteger(0,name,OBJPROP_SELECTABLE,0);
         ObjectSetInteger(0,name,OBJPROP_XSIZE,STRATOMATE_BUTTON_WIDTH);
         ObjectSetInteger(0,name,OBJPROP_YSIZE,STRATOMATE_BUTTON_HEIGHT);
         ObjectSetInteger(0,name,OBJPROP_FONTSIZE,8);
        }
      const int count=ArraySize(texts);
      const int height=STRATOMATE_LABEL_EDGE+count*STRATOMATE_LABEL_STEP+4;
      ObjectSetInteger(0,name,OBJPROP_XDISTANCE,IsRight() ? STRATOMATE_LABEL_SIDE+STRATOMATE_BUTTON_WIDTH : STRATOMATE_LABEL_SIDE);
      ObjectSetInteger(0,name,OBJPROP_YDISTANCE,IsLower() ? height+STRATOMATE_BUTTON_HEIGHT : height);
      ObjectSetString(0,name,OBJPROP_TEXT,button);
      ObjectSetInteger(0,name,OBJPROP_STATE,0);
      drawnButton=button;
     }

public:
                     ChartPanel(void)
     {
      prefix="";
      corner=CORNER_LEFT_UPPER;
      button="";
      drawnButton="";
     }

   void              Begin(const string name,const ENUM_BASE_CORNER place)
     {
      prefix=name+".";
      corner=place;
      button="";
      drawnButton="";
      ArrayResize(texts,0);
      ArrayResize(inks,0);
      ArrayResize(drawnTexts,0);
      ArrayResize(drawnInks,0);
     }

   string            ButtonName(void) const
     {
      return(prefix+"button");
     }

   // Begins again with the first line.
   void              Clear(void)
     {
      ArrayResize(texts,0);
      ArrayResize(inks,0);
      button="";
     }

   // Adds a text, on as many lines as it needs.
   void              Add(const string text,const color ink)
     {
      string rest=text;
      while(rest!="")
        {
         int length=StringLen(rest);
         if(length>STRATOMATE_LABEL_MAX)
           {
            length=STRATOMATE_LABEL_MAX;
            while(length>1 && StringGetCharacter(rest,length)!=' ')
               length--;
            if(length==1)
               length=STRATOMATE_LABEL_MAX;
           }
         const int size=ArraySize(texts);
         ArrayResize(texts,size+1);
         ArrayResize(inks,size+1);
         texts[size]=StringSubstr(rest,0,length);
         inks[size]=ink;
         const int next=length<StringLen(rest) && StringGetCharacter(rest,length)==' ' ? length+1 : length;
         rest=next<StringLen(rest) ? StringSubstr(rest,next) : "";
        }
     }

   void              AddButton(const string text)
     {
      button=text;
     }

   void              Draw(void)
     {
      const int count=ArraySize(texts);
      const int before=ArraySize(drawnTexts);
      bool isOther=button!=drawnButton;
      for(int line=0; line<count; line++)
        {
         // Every line of another panel has another place.
         if(count==before && drawnTexts[line]==texts[line] && drawnInks[line]==inks[line])
            continue;
         DrawLine(line);
         isOther=true;
        }
      for(int line=count; line<before; line++)
         ObjectDelete(0,NameOf(line));
      if(isOther || count!=before)
        {
         DrawButton();
         ChartRedraw();
        }
      ArrayResize(drawnTexts,count);
      ArrayResize(drawnInks,count);
      for(int line=0; line<count; line++)
        {
         drawnTexts[line]=texts[line];
         drawnInks[line]=inks[line];
        }
     }

   void              End(void)
     {
      Clear();
      Draw();
     }
  };
