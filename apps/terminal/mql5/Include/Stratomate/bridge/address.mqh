// Where the desktop app listens: it leaves a file for the terminals of the same person in their common folder.

#include <Stratomate\bridge\json-line.mqh>

#define STRATOMATE_ADDRESS_FILE "stratomate-bridge.json"
#define STRATOMATE_ADDRESS_BYTES 4096
#define STRATOMATE_PROTOCOL 1

class Address
  {
public:
   string            pipe;
   string            token;
   // A folder for signals as files, named by desktops that read it; else empty.
   string            inbox;

   // False when there is no such file, or one that cannot be used; the desktop may just be writing it.
   bool              Read(void)
     {
      pipe="";
      token="";
      inbox="";
      const int handle=FileOpen(STRATOMATE_ADDRESS_FILE,FILE_READ|FILE_BIN|FILE_COMMON|FILE_SHARE_READ|FILE_SHARE_WRITE);
      if(handle==INVALID_HANDLE)
         return(false);
      const int size=(int)MathMin((long)FileSize(handle),(long)STRATOMATE_ADDRESS_BYTES);
      uchar bytes[];
      ArrayResize(bytes,size);
      const int read=size<1 ? 0 : (int)FileReadArray(handle,bytes,0,size);
      FileClose(handle);
      return(read>0 && Use(CharArrayToString(bytes,0,read,CP_UTF8)));
     }

private:
   bool              Use(string text)
     {
      StringReplace(text,"\n"," ");
      JsonLine line;
      if(!line.Parse(text) || line.Whole("v",0)!=STRATOMATE_PROTOCOL)
         return(false);
      pipe=line.Text("pipe");
      token=line.Text("token");
      inbox=line.Text("inbox");
      // A folder of the common folder, and nothing outside it.
      if(StringFind(inbox,"..")>=0 || StringFind(inbox,":")>=0 || StringFind(inbox,"\\")>=0 || StringFind(inbox,"/")>=0)
         inbox="";
      return(pipe!="" && token!="");
     }
  };
