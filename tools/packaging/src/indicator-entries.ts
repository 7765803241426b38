import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brand } from '@stratomate/brand'
import { mqlEntries, text, windowsLines } from './desktop-package.ts'
import { repository } from './build-folder.ts'
import type { ZipEntry } from './write-zip.ts'

/** What is in the ZIP of the indicators: their sources and the expert advisor's, how to install them, and the licence. */
export function indicatorEntries(): ZipEntry[] {
  return [
    ...mqlEntries(),
    text('README.txt', windowsLines(readme)),
    text('LICENSE.txt', windowsLines(readFileSync(join(repository, 'LICENSE'), 'utf8'))),
  ]
}

const readme = `${brand.name} indicators and expert advisor for MetaTrader 5
${brand.website}

The desktop app installs and compiles these files by itself; this package is for doing it by hand.

1. In MetaTrader 5 choose File, Open Data Folder.
2. Copy the contents of MQL5 from this package into the MQL5 folder that opens.
3. Compile them: right-click MQL5\\compile.ps1 and choose Run with PowerShell, or open each .mq5 file with MetaEditor and
   press F7.
4. In the Navigator choose Refresh, and drag an indicator onto a chart.
5. To trade its signals, drag the expert advisor "Stratomate" onto the same chart. It needs neither Algo Trading nor DLL
   imports. A chart has room for one expert advisor: where another one works, open a second chart of the symbol.

Signals come on closed candles only and never change afterwards. Sources are included, so that everybody can check this. No
rule creates an edge on its own, and nothing here promises a profit. Trading binary options is risky; you can lose what you
stake. The definitions are our own, from published building blocks, and are not products of others with similar names.

Not affiliated with MetaQuotes or Pocket Option.
`
