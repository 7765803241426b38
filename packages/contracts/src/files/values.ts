/** What an upload may be (DECISIONS, Files). Zod-free, so that the page checks with the same numbers. */
export const uploadBytesMax = 52_428_800

/** What an uploaded file is: the desktop app, or one add-on. */
export const uploadKinds = ['main', 'indicator'] as const
export type UploadKind = (typeof uploadKinds)[number]

/** What is wrong with an upload, in the words of SPEC §5. */
export const uploadProblems = {
  noFile: 'Please select a file to upload',
  notZip: 'Please select a ZIP file',
  brokenZip: 'This ZIP file is broken: its content is not that of a ZIP file. Create it again and retry.',
  noName: 'Please enter a name for the indicator',
  tooLarge: 'ZIP files only, up to 50MB',
} as const
