const again = 'Pack the folder again with an ordinary ZIP program'

/**
 * What is wrong with an archive and what to do about it, by code. A sentence about one entry follows its name, so it
 * begins with a small letter.
 */
export const archiveProblems = {
  cut_off: 'The file ends before the archive does. Copy or download it again, or pack the folder again.',
  bytes_behind: `The archive has a comment or other bytes behind its end. ${again}, without a comment.`,
  bytes_before: `The file begins with something other than the archive. ${again}, as a plain ZIP file.`,
  bytes_between: `The file has bytes between its entries that belong to none. ${again}, into a new file.`,
  overlap: `Entries of the archive overlap. ${again}, into a new file.`,
  several_files: 'The archive is one of several parts. Pack the folder into a single file.',
  entry_count: `The archive says another number of entries than it holds. ${again}.`,
  directory: `The directory of the archive is broken. ${again}.`,
  large_archive_record: `The record for very large archives is incorrect. ${again}; up to 50 MB it needs none.`,
  empty: 'The archive is empty. Put the files into it and pack it again.',
  too_many:
    'The archive has more than 1000 entries. Leave out what is not needed, or put the files into fewer folders.',
  too_large: 'The archive would unpack to more than 500 MB. Leave out what is not needed.',
  ratio: 'The archive unpacks to more than a hundred times its size. Leave out files that are filled with one letter.',
  entry_missing: `the directory names it, but no entry begins at its place. ${again}.`,
  two_headers: `two places of the archive describe it in different ways. ${again}.`,
  descriptor: `the sizes behind its data are not those of the directory. ${again}.`,
  descriptor_inside: `its data hold a mark that ends an entry. ${again}, with compression.`,
  flags: `it uses a feature of ZIP archives that many programs do not know. ${again}.`,
  encrypted: 'it is encrypted. Pack the folder again without a password.',
  method: 'it is packed by a method that Windows does not know. Choose "Deflate" as the method and pack again.',
  maker: `it was packed for a computer of another kind, or for a newer ZIP program. ${again}.`,
  extra_field: `it carries extra data that are neither times nor owners. ${again}, without extra attributes.`,
  second_name: `it carries a second name that differs from the first. ${again}, and use plain letters in names.`,
  large_sizes: `its sizes for very large files are incorrect. ${again}.`,
  comment: 'it has a comment. Pack the folder again without comments.',
  name_unmarked: 'its name has special letters that are not marked as Unicode. Use plain letters in the name.',
  name_encoding: 'its name is not valid Unicode. Rename the file and pack again.',
  name_form: 'its name has letters or accents in an unusual form. Type the name again, or use plain letters.',
  name_characters: 'its name has characters that Windows refuses or that deceive. Rename the file.',
  name_length: 'its name is too long. Use at most 240 characters with all folders.',
  path: 'its path leads out of the folder, or looks as if it did. Pack the folder itself, with "/" between the names.',
  name_part: 'its name has an empty part, or one that ends with a dot or a space. Rename the file.',
  device_name: 'Windows keeps its name for itself. Rename the file.',
  name_twice: 'its name is there twice for Windows, which sees no difference between such letters. Rename one of them.',
  file_and_folder: 'it is both a file and a folder. Rename one of them.',
  link: 'it is a link or a special file. Put the file itself in its place.',
  folder_data: `it is a folder that holds data. ${again}.`,
  entry_ratio: 'it unpacks to more than a hundred times its size. Leave it out.',
  size: 'a size in the archive is not true. Pack the folder again.',
  checksum: 'a checksum in the archive is incorrect: the file was damaged. Copy it again, or pack the folder again.',
  data: 'its data cannot be unpacked: the file was damaged. Copy it again, or pack the folder again.',
  nested: 'it is an archive in the archive. Unpack it first, and pack its files.',
} as const

export type ArchiveProblemCode = keyof typeof archiveProblems

/** Ends the reading of an archive with a finding; `judgeArchive` turns it into a verdict. */
export class ArchiveFault extends Error {
  readonly code: ArchiveProblemCode

  constructor(code: ArchiveProblemCode, entryName: string | null = null) {
    super(entryName === null ? archiveProblems[code] : `${shownName(entryName)}: ${archiveProblems[code]}`)
    this.code = code
  }
}

/** A name that is safe to read: hidden and turning characters become a question mark, and long names are cut. */
function shownName(name: string): string {
  const text = JSON.stringify(name.replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '?'))
  return text.length > 80 ? `${text.slice(0, 77)}…"` : text
}
