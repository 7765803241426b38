// Signals as files, for when the pipe cannot be opened: one file holds what a connection would have carried, so the desktop
// reads it in the same way. Written under another name first, so that nobody reads half a file. What nobody has taken after
// some seconds is too old to be traded and is removed.

#define STRATOMATE_FILE_LIFE_MS 10000
#define STRATOMATE_FILES_MAX 100

class Inbox
  {
private:
   string            names[];
   ulong             writtenAt[];

   void              Forget(const int index)
     {
      const int last=ArraySize(names)-1;
      for(int place=index; place<last; place++)
        {
         names[place]=names[place+1];
         writtenAt[place]=writtenAt[place+1];
        }
      ArrayResize(names,last);
      ArrayResize(writtenAt,last);
     }

public:
   bool              Write(const string folder,const string name,const string lines)
     {
      RemoveOld();
      if(ArraySize(names)>=STRATOMATE_FILES_MAX)
         return(false);
      FolderCreate(folder,FILE_COMMON);
      const string path=folder+"\\"+name+".json";
      const string part=folder+"\\"+name+".part";
      const int handle=FileOpen(part,FILE_WRITE|FILE_BIN|FILE_COMMON);
      if(handle==INVALID_HANDLE)
         return(false);
      uchar bytes[];
      const int count=StringToCharArray(lines,bytes,0,-1,CP_UTF8)-1;
      const bool isWritten=(int)FileWriteArray(handle,bytes,0,count)==count;
      FileClose(handle);
      if(!isWritten || !FileMove(part,FILE_COMMON,path,FILE_COMMON|FILE_REWRITE))
        {
         FileDelete(part,FILE_COMMON);
         return(false);
        }
      const int kept=ArraySize(names);
      ArrayResize(names,kept+1);
      ArrayResize(writtenAt,kept+1);
      names[kept]=path;
      writtenAt[kept]=GetTickCount64();
      return(true);
     }

   void              RemoveOld(void)
     {
      while(ArraySize(names)>0 && GetTickCount64()-writtenAt[0]>STRATOMATE_FILE_LIFE_MS)
        {
         if(FileIsExist(names[0],FILE_COMMON))
            FileDelete(names[0],FILE_COMMON);
         Forget(0);
        }
     }
  };
