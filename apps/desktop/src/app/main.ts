import { paperBrokerWord, trayIconWord } from '#desktop/platform/process/own-command.ts'

const [, , ...args] = process.argv
// The paper broker and the icon beside the clock are processes of their own, which load nothing of the app. None is awaited: the executable is made of a
// script of the older kind, which cannot wait at its top.
if (args[0] === paperBrokerWord) {
  void import('#desktop/adapters/brokers/paper/paper-process.ts').then(({ runPaperProcess }) =>
    runPaperProcess(args.slice(1)),
  )
} else if (args[0] === trayIconWord) {
  void import('#desktop/platform/tray/tray-process.ts').then(({ runTrayProcess }) => runTrayProcess(args.slice(1)))
} else void import('./start-app.ts').then(({ startApp }) => startApp(args, process.env))
