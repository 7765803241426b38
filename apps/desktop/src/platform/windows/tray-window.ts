import type { Windows } from './load-windows.ts'

/** What a person or Windows does to the icon. */
export type TrayEvents = {
  /** The left button, or Enter. */
  clicked(): void
  /** The number of the chosen entry of the menu, from 0. */
  chosen(entry: number): void
  /** The person signs out of Windows or shuts it down. */
  ending(): void
}

export type TrayWindow = {
  /** Windows cuts texts longer than 127 characters. */
  setTip(words: string): void
  /** As many entries as the menu had at first. */
  setMenu(entries: readonly string[]): void
  /** A notification of Windows with this title. */
  sendNews(title: string, words: string): void
  /** Handles Windows' messages; must be called some times a second. */
  look(): void
  close(): void
}

type WindowMessage = [window: unknown, message: number, first: unknown, second: unknown]
type TrayOptions = { name: string; program: string; menu: readonly string[]; events: TrayEvents }

const windowClass = 'StratomateTray'
const [add, change, remove] = [0, 1, 2]
const [withMessage, withIcon, withTip, withNews] = [1, 2, 4, 16]
/** The icon's own message, the first that programs may use. */
const iconMessage = 0x8001
const endingMessage = 0x0011
const [leftButtonUp, rightButtonUp] = [0x0202, 0x0205]
/** The menu answers the choice instead of sending it as a message. */
const answersChoice = 0x0100 | 0x0080
const standardIcon = 32_512
const lengthMax = { tip: 127, title: 63, words: 255 } as const

/** A tray icon of Windows with a menu and notifications; null when Windows shows none now. */
export function openTrayWindow(
  windows: Windows,
  { name, program, menu: first, events }: TrayOptions,
): TrayWindow | null {
  let menu = first
  const calls = callsOf(windows)
  const own = calls.module(null)
  const ask = (window: unknown): void => {
    const entry = chooseEntry(calls, { window, menu })
    if (entry !== null) events.chosen(entry)
  }
  const restarted = calls.messageOf('TaskbarCreated')
  const work = (...[window, message, first, second]: WindowMessage): unknown => {
    if (message === endingMessage) events.ending()
    // A new taskbar, started after the old one has ended, has no icons.
    if (message === restarted) calls.notify(add, icon)
    if (message === iconMessage && Number(second) === leftButtonUp) events.clicked()
    if (message === iconMessage && Number(second) === rightButtonUp) ask(window)
    return calls.standard(window, message, first, second)
  }
  calls.register({ ...emptyClass(windows), work: calls.address(work), instance: own, name: windowClass })
  const window = calls.create(0, windowClass, name, 0, 0, 0, 0, 0, null, null, own, null)
  if (window === null) return null
  const shown = calls.iconOf(own, program, 0) ?? calls.standardIcon(null, standardIcon)
  const icon = { ...emptyIcon(windows), window, icon: shown, tip: name }
  if (calls.notify(add, { ...icon, flags: withMessage | withIcon | withTip }) !== true) return null
  icon.flags = withMessage | withIcon | withTip
  const message = Buffer.alloc(64)
  return {
    setTip(words) {
      icon.tip = words.slice(0, lengthMax.tip)
      calls.notify(change, icon)
    },
    setMenu(entries) {
      menu = entries
    },
    sendNews(title, words) {
      const news = { title: title.slice(0, lengthMax.title), info: words.slice(0, lengthMax.words) }
      calls.notify(change, { ...icon, ...news, flags: withNews })
    },
    look() {
      while (calls.next(message, null, 0, 0, 1) === true) calls.dispatch(message)
    },
    close: () => void calls.notify(remove, icon),
  }
}

function callsOf(windows: Windows) {
  const proc = windows.proto(
    'intptr_t __stdcall StratomateWork(void *window, uint32_t message, uintptr_t first, intptr_t second)',
  )
  windows.struct('StratomateClass', {
    size: 'uint32_t',
    style: 'uint32_t',
    work: 'StratomateWork *',
    classBytes: 'int',
    windowBytes: 'int',
    instance: 'void *',
    icon: 'void *',
    cursor: 'void *',
    background: 'void *',
    menu: 'void *',
    name: 'str16',
    smallIcon: 'void *',
  })
  windows.struct('StratomateIcon', {
    size: 'uint32_t',
    window: 'void *',
    id: 'uint32_t',
    flags: 'uint32_t',
    message: 'uint32_t',
    icon: 'void *',
    tip: windows.array('char16_t', 128, 'String'),
    state: 'uint32_t',
    stateMask: 'uint32_t',
    info: windows.array('char16_t', 256, 'String'),
    version: 'uint32_t',
    title: windows.array('char16_t', 64, 'String'),
    infoFlags: 'uint32_t',
    guid: windows.array('uint8_t', 16),
    newsIcon: 'void *',
  })
  windows.struct('StratomatePoint', { x: 'int32_t', y: 'int32_t' })
  const [user, shell, kernel] = ['user32.dll', 'shell32.dll', 'kernel32.dll'].map((library) => windows.load(library))
  if (user === undefined || shell === undefined || kernel === undefined) throw new Error('Windows is not whole.')
  const message = 'void *window, uint32_t message, uintptr_t first, intptr_t second'
  return {
    address: (work: (...values: never[]) => unknown) => windows.register(work, windows.pointer(proc)),
    module: kernel.func('void * __stdcall GetModuleHandleW(void *name)'),
    messageOf: user.func('uint32_t __stdcall RegisterWindowMessageW(str16 name)'),
    register: user.func('uint16_t __stdcall RegisterClassExW(StratomateClass *look)'),
    create: user.func(
      'void * __stdcall CreateWindowExW(uint32_t, str16 look, str16 title, uint32_t, int, int, int, int, void *, void *, void *instance, void *)',
    ),
    standard: user.func(`intptr_t __stdcall DefWindowProcW(${message})`),
    next: user.func('bool __stdcall PeekMessageW(void *message, void *window, uint32_t, uint32_t, uint32_t isTaken)'),
    dispatch: user.func('intptr_t __stdcall DispatchMessageW(void *message)'),
    standardIcon: user.func('void * __stdcall LoadIconW(void *instance, uintptr_t name)'),
    iconOf: shell.func('void * __stdcall ExtractIconW(void *instance, str16 program, uint32_t place)'),
    notify: shell.func('bool __stdcall Shell_NotifyIconW(uint32_t change, StratomateIcon *icon)'),
    newMenu: user.func('void * __stdcall CreatePopupMenu()'),
    addEntry: user.func('bool __stdcall AppendMenuW(void *menu, uint32_t flags, uintptr_t id, str16 words)'),
    pointer: user.func('bool __stdcall GetCursorPos(_Out_ StratomatePoint *place)'),
    toFront: user.func('bool __stdcall SetForegroundWindow(void *window)'),
    showMenu: user.func(
      'int __stdcall TrackPopupMenu(void *menu, uint32_t flags, int x, int y, int, void *window, void *)',
    ),
    endMenu: user.func('bool __stdcall DestroyMenu(void *menu)'),
  }
}

const emptyClass = (windows: Windows) => ({
  size: windows.sizeof('StratomateClass'),
  style: 0,
  classBytes: 0,
  windowBytes: 0,
  icon: null,
  cursor: null,
  background: null,
  menu: null,
  smallIcon: null,
})

const emptyIcon = (windows: Windows) => ({
  size: windows.sizeof('StratomateIcon'),
  id: 1,
  flags: 0,
  message: iconMessage,
  state: 0,
  stateMask: 0,
  info: '',
  version: 0,
  title: '',
  infoFlags: 0,
  guid: Array.from({ length: 16 }, () => 0),
  newsIcon: null,
})

type Calls = ReturnType<typeof callsOf>

/** Waits until the person has chosen from the menu; null when it was left. */
function chooseEntry(calls: Calls, { window, menu }: { window: unknown; menu: readonly string[] }): number | null {
  const shown = calls.newMenu()
  for (const [place, words] of menu.entries()) calls.addEntry(shown, 0, place + 1, words)
  const at: { x?: number; y?: number } = {}
  calls.pointer(at)
  // Otherwise the menu stays open when the person clicks elsewhere.
  calls.toFront(window)
  const choice = Number(calls.showMenu(shown, answersChoice, at.x ?? 0, at.y ?? 0, 0, window, null))
  calls.endMenu(shown)
  return choice === 0 ? null : choice - 1
}
