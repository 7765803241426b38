// Files of the common folder, and pipes: a path that begins with a slash is the socket of the desktop app.
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <fcntl.h>
#include <unistd.h>
#include <linux/sockios.h>
#include <poll.h>

#include <algorithm>
#include <cerrno>
#include <filesystem>

#include "terminal.hpp"

using terminal::here;

namespace mql {
void fail_with(int code);

namespace {
const int cannotOpen = 5004;

std::string path_of(const string& name, int flags) {
  std::string path = name.bytes;
  std::replace(path.begin(), path.end(), '\\', '/');
  // The terminal lets no program out of its folders.
  if (path.find("..") != std::string::npos || path.find(':') != std::string::npos || path.empty() || path[0] == '/') return "";
  return ((flags & FILE_COMMON) != 0 ? here.common : here.common + "/../files") + "/" + path;
}

int open_pipe(const std::string& path) {
  sockaddr_un address{};
  address.sun_family = AF_UNIX;
  if (path.size() >= sizeof address.sun_path) return INVALID_HANDLE;
  std::copy(path.begin(), path.end(), address.sun_path);
  const int handle = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
  if (handle >= 0 && connect(handle, reinterpret_cast<sockaddr*>(&address), sizeof address) == 0) return handle;
  if (handle >= 0) close(handle);
  return INVALID_HANDLE;
}
}  // namespace

int FileOpen(const string& name, int flags) {
  int handle = INVALID_HANDLE;
  if (!name.bytes.empty() && name.bytes[0] == '/') handle = open_pipe(name.bytes);
  else if (const std::string path = path_of(name, flags); !path.empty())
    handle = open(path.c_str(), (flags & FILE_WRITE) != 0 ? O_RDWR | O_CREAT | O_TRUNC : O_RDONLY, 0600);
  if (handle < 0) fail_with(cannotOpen);
  return handle < 0 ? INVALID_HANDLE : handle;
}
void FileClose(int handle) { close(handle); }
ulong FileSize(int handle) {
  struct stat about{};
  if (fstat(handle, &about) == 0 && S_ISREG(about.st_mode)) return static_cast<ulong>(about.st_size);
  int waiting = 0;
  return ioctl(handle, FIONREAD, &waiting) == 0 ? static_cast<ulong>(waiting) : 0;
}
/** A flush waits until the other end has read everything, as that of a named pipe does. */
void FileFlush(int handle) {
  int unread = 1;
  while (ioctl(handle, SIOCOUTQ, &unread) == 0 && unread > 0) {
    pollfd end{handle, 0, 0};
    if (poll(&end, 1, 10) > 0) return;
  }
}
uint read_file(int handle, uchar* bytes, uint count) {
  const ssize_t got = read(handle, bytes, count);
  return got < 0 ? 0 : static_cast<uint>(got);
}
uint write_file(int handle, const uchar* bytes, uint count) {
  uint written = 0;
  while (written < count) {
    const ssize_t put = write(handle, bytes + written, count - written);
    if (put <= 0) break;
    written += static_cast<uint>(put);
  }
  return written;
}
bool FileIsExist(const string& name, int common) { return access(path_of(name, common).c_str(), F_OK) == 0; }
bool FileMove(const string& from, int fromCommon, const string& to, int flags) {
  const std::string target = path_of(to, flags);
  if ((flags & FILE_REWRITE) == 0 && access(target.c_str(), F_OK) == 0) return false;
  return rename(path_of(from, fromCommon).c_str(), target.c_str()) == 0;
}
bool FileDelete(const string& name, int common) { return unlink(path_of(name, common).c_str()) == 0; }
bool FolderCreate(const string& name, int common) {
  std::error_code error;
  std::filesystem::create_directories(path_of(name, common), error);
  return !error;
}

}  // namespace mql
