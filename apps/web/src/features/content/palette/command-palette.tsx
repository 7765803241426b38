import { Button } from '@stratomate/ui/button'
import { ModalElement } from '@stratomate/ui/dialog'
import { Command } from 'cmdk'
import { Search, X } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { useTheme } from '#web/shared/page/theme.ts'
import { useSignInHint } from '#web/shared/session/sign-in-hint.ts'
import { Marked } from '../marked.tsx'
import { cutExcerpt, type Fragment, markTerms } from '../mark-terms.ts'
import type { SearchHit } from '../search-content.ts'
import { loadSearchIndex, readSearchIndex, watchSearchIndex } from '../search-index-store.ts'
import { filterEntries, type FoundGroup, type PaletteAction, paletteGroups, wordsOf } from './palette-entries.ts'
import { useOwnEntries } from './use-own-entries.ts'

type PaletteProps = { isOpen: boolean; onClose: () => void }

/**
 * One field for everything: pages, actions, the person's own things, and the texts that the documentation's search
 * knows.
 */
export function CommandPalette({ isOpen, onClose }: PaletteProps) {
  return (
    <ModalElement
      isOpen={isOpen}
      onClose={onClose}
      label="Command palette"
      isPalette
      className="mx-4 mt-24 mb-auto w-auto max-w-form rounded-xl border border-line bg-s1 p-0 text-text shadow-dialog sm:mx-auto sm:w-full"
    >
      <Palette onClose={onClose} />
    </ModalElement>
  )
}

function Palette({ onClose }: { onClose: () => void }) {
  const [query, setQuery] = useState('')
  const reader = useSignInHint() === 'member' ? 'member' : 'visitor'
  const own = useOwnEntries({ isWanted: reader === 'member' })
  const words = wordsOf(query)
  const groups = filterEntries(paletteGroups(reader, own), query)
  const hits = useHits(query)
  const act = useActions(onClose)
  return (
    <Command shouldFilter={false} loop label="Command palette">
      <div className="flex items-center gap-3 border-b border-line px-4">
        <Search size={18} strokeWidth={1.75} aria-hidden="true" className="flex-none text-text-3" />
        <Command.Input
          ref={markForFocus}
          value={query}
          maxLength={100}
          onValueChange={setQuery}
          placeholder="Go to a page, an error, an indicator …"
          className="min-h-13 w-full bg-transparent text-input outline-none placeholder:text-text-3"
        />
        <kbd className="flex-none rounded-xs border border-line px-1.5 py-0.5 font-mono text-xs text-text-3 max-sm:hidden">
          Esc
        </kbd>
        <Button variant="quiet" aria-label="Close" className="-mr-3 px-3 sm:hidden" onClick={onClose}>
          <X size={18} aria-hidden="true" />
        </Button>
      </div>
      <Command.List className="fades-below max-h-96 overflow-y-auto overscroll-contain p-2 pb-8 sm:max-h-128">
        <Command.Empty className="px-3 py-8 text-center text-sm text-text-2">
          Nothing has these words. Try fewer.
        </Command.Empty>
        <EntryGroups groups={groups.filter(({ isNamed }) => isNamed)} words={words} onAct={act} />
        {hits.length === 0 ? null : (
          <Command.Group heading="Help" className={groupLook}>
            {hits.map((hit) => (
              <Command.Item
                key={`${hit.path} ${hit.id}`}
                value={`text ${hit.path} ${hit.id}`}
                onSelect={() => act({ kind: 'open', path: hit.path })}
                className={itemLook}
              >
                <Found title={hit.title} hint={hit.place} text={hit.excerpt} />
              </Command.Item>
            ))}
          </Command.Group>
        )}
        <EntryGroups groups={groups.filter(({ isNamed }) => !isNamed)} words={words} onAct={act} />
      </Command.List>
    </Command>
  )
}

type EntryGroupsProps = {
  groups: readonly FoundGroup[]
  words: readonly string[]
  onAct: (action: PaletteAction) => void
}

function EntryGroups({ groups, words, onAct }: EntryGroupsProps) {
  return groups.map(({ title, entries }) => (
    <Command.Group key={title} heading={title} className={groupLook}>
      {entries.map(({ id, title: name, hint, text, action }) => (
        <Command.Item key={id} value={id} onSelect={() => onAct(action)} className={itemLook}>
          <Found title={markTerms(name, words)} hint={hint} text={lineWith(text, words)} />
        </Command.Item>
      ))}
    </Command.Group>
  ))
}

/** The part of a text that has one of the words; nothing where none is in it. */
function lineWith(text: string | undefined, words: readonly string[]): readonly Fragment[] {
  if (text === undefined) return []
  const line = markTerms(cutExcerpt(text, words), words)
  return line.some(({ isMatch }) => isMatch) ? line : []
}

type FoundProps = { title: readonly Fragment[]; hint: string; text: readonly Fragment[] }

/** What was found, where it is, and the words beneath that were searched for. */
function Found({ title, hint, text }: FoundProps) {
  return (
    <>
      <span className="flex items-baseline justify-between gap-4">
        <bdi className="min-w-0 truncate">
          <Marked fragments={title} />
        </bdi>
        <span className="flex-none text-xs text-text-3">{hint}</span>
      </span>
      {text.length === 0 ? null : (
        <span className="mt-0.5 line-clamp-2 text-xs text-text-3">
          <Marked fragments={text} />
        </span>
      )}
    </>
  )
}

/** The browser focuses the element with this attribute when a dialog opens, and otherwise its first part. */
function markForFocus(field: HTMLInputElement | null): void {
  field?.setAttribute('autofocus', '')
}

const groupLook =
  'mb-1 [&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:text-text-3'
const itemLook = 'cursor-pointer rounded-md px-3 py-2.5 text-sm text-text-2 aria-selected:bg-s3 aria-selected:text-text'

const hitsMax = 8

/** The results of the documentation's own search; none until its index is loaded. */
function useHits(query: string): readonly SearchHit[] {
  const index = useSyncExternalStore(watchSearchIndex, readSearchIndex, readSearchIndex)
  useEffect(loadSearchIndex, [])
  return index.kind === 'loaded' && query.trim() !== '' ? index.search(query).slice(0, hitsMax) : []
}

function useActions(onClose: () => void): (action: PaletteAction) => void {
  const navigate = useNavigate()
  const [, chooseTheme] = useTheme()
  return (action) => {
    onClose()
    switch (action.kind) {
      case 'open':
        void navigate(action.path)
        return
      case 'load':
        location.assign(action.path)
        return
      case 'theme':
        chooseTheme(action.choice)
        return
      default:
        action satisfies never
    }
  }
}
