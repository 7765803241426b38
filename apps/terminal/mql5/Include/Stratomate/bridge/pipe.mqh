// A named pipe of lines. Nothing here waits: only what has already arrived is read.

#define STRATOMATE_LINE_MAX 4096

class Pipe
  {
private:
   int               handle;
   uchar             waiting[];

public:
                     Pipe(void)
     {
      handle=INVALID_HANDLE;
     }

   bool              IsOpen(void) const
     {
      return(handle!=INVALID_HANDLE);
     }

   bool              Open(const string address)
     {
      ArrayResize(waiting,0);
      ResetLastError();
      handle=FileOpen(address,FILE_READ|FILE_WRITE|FILE_BIN);
      return(IsOpen());
     }

   void              Close(void)
     {
      if(IsOpen())
         FileClose(handle);
      handle=INVALID_HANDLE;
     }

   // Writes one line. False when the other end is gone.
   bool              Send(const string line)
     {
      if(!IsOpen())
         return(false);
      uchar bytes[];
      const int count=StringToCharArray(line+"\n",bytes,0,-1,CP_UTF8)-1;
      if(count<1 || count>STRATOMATE_LINE_MAX)
         return(false);
      const bool isWritten=(int)FileWriteArray(handle,bytes,0,count)==count;
      if(isWritten)
         FileFlush(handle);
      return(isWritten);
     }

   // Takes what has arrived. False when the other end sent a line that is too long.
   bool              Receive(void)
     {
      const int arrived=(int)MathMin((long)FileSize(handle),(long)(16*STRATOMATE_LINE_MAX));
      if(arrived<1)
         return(true);
      uchar bytes[];
      ArrayResize(bytes,arrived);
      const int read=(int)FileReadArray(handle,bytes,0,arrived);
      if(read<1)
         return(true);
      ArrayCopy(waiting,bytes,ArraySize(waiting),0,read);
      return(LineLength()>=0 || ArraySize(waiting)<=STRATOMATE_LINE_MAX);
     }

   // The next whole line; false when there is none yet.
   bool              NextLine(string &line)
     {
      const int length=LineLength();
      if(length<0)
         return(false);
      line=length==0 ? "" : CharArrayToString(waiting,0,length,CP_UTF8);
      const int rest=ArraySize(waiting)-length-1;
      uchar kept[];
      if(rest>0)
         ArrayCopy(kept,waiting,0,length+1,rest);
      ArrayResize(waiting,rest);
      if(rest>0)
         ArrayCopy(waiting,kept,0,0,rest);
      return(true);
     }

private:
   int               LineLength(void) const
     {
      for(int index=0; index<ArraySize(waiting); index++)
        {
         if(waiting[index]=='\n')
            return(index);
        }
      return(-1);
     }
  };
