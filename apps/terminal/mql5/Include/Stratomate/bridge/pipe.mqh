// A named pipe of lines. Nothing here waits: only what has already arrived is read, and no more is written than fits into the
// pipe. A write to a full pipe would hold the chart until the other end reads, and so would a flush.

#define STRATOMATE_LINE_MAX 4096
// The pipe holds 64 KiB. Candles of the past leave room for what happens now.
#define STRATOMATE_UNREAD_MAX 32768
#define STRATOMATE_UNREAD_HISTORY_MAX 16384

class Pipe
  {
private:
   int               handle;
   uchar             waiting[];
   // Bytes of this connection: written here, and read by the other end as far as it has said.
   long              written;
   long              confirmed;
   ulong             progressAt;

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
      written=0;
      confirmed=0;
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

   // Whether a line of the given length may be written without waiting.
   bool              HasRoom(const string line) const
     {
      return(Unread()+StringLen(line)*4+1<=STRATOMATE_UNREAD_MAX);
     }

   bool              HasRoomForHistory(void) const
     {
      return(Unread()<STRATOMATE_UNREAD_HISTORY_MAX);
     }

   long              Unread(void) const
     {
      return(written-confirmed);
     }

   // The other end has read `count` bytes of this connection; a negative count means everything.
   void              Confirm(const long count)
     {
      const long now=count<0 ? written : MathMin(written,count);
      if(now>confirmed)
         progressAt=GetTickCount64();
      confirmed=MathMax(confirmed,now);
     }

   // How long the other end has left everything unread.
   ulong             StuckMs(void) const
     {
      return(Unread()>0 ? GetTickCount64()-progressAt : 0);
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
      if(Unread()==0)
         progressAt=GetTickCount64();
      written+=count;
      return((int)FileWriteArray(handle,bytes,0,count)==count);
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
