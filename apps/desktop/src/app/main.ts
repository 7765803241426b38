import { paperBrokerWord } from '#desktop/platform/process/own-command.ts'

const [, , ...args] = process.argv
// The paper broker is a process of its own, which loads nothing of the app. Neither is awaited: the executable is made of a
// script of the older kind, which cannot wait at its top.
if (args[0] === paperBrokerWord) {
  void import('#desktop/adapters/brokers/paper/paper-process.ts').then(({ runPaperProcess }) =>
    runPaperProcess(args.slice(1)),
  )
} else void import('./start-app.ts').then(({ startApp }) => startApp(args, process.env))
