import { searchEntries } from '@stratomate/content/search-entries'
import { createSearch } from './search-content.ts'

/** The search over everything that is written. Loaded when somebody is about to search, never before. */
export const searchedContent = createSearch(searchEntries())
