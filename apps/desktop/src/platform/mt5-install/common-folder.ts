import { join, win32 } from 'node:path'

type Computer = { platform: NodeJS.Platform; appData: string | undefined; dataFolder: string }

/** Where terminals look for the address: on Windows the folder that all terminals of a person share, else beside the data. */
export function commonFolderOf({ platform, appData, dataFolder }: Computer): string {
  if (platform !== 'win32' || appData === undefined || appData === '') return join(dataFolder, 'common')
  return win32.join(appData, 'MetaQuotes', 'Terminal', 'Common', 'Files')
}
