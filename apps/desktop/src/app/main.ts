import { paperBrokerWord, trayIconWord } from '#desktop/platform/process/own-command.ts'

const [, , ...args] = process.argv
// The paper broker and the tray icon are separate processes, which load nothing of the app. Neither is awaited: the
// executable is made of a CommonJS script, which has no top-level await.
if (args[0] === paperBrokerWord) {
  void import('#desktop/adapters/brokers/paper/paper-process.ts').then(({ runPaperProcess }) =>
    runPaperProcess(args.slice(1)),
  )
} else if (args[0] === trayIconWord) {
  void import('#desktop/platform/tray/tray-process.ts').then(({ runTrayProcess }) => runTrayProcess(args.slice(1)))
} else void import('./start-app.ts').then(({ startApp }) => startApp(args, process.env))
