import { ModalElement } from '@stratomate/ui/dialog'
import { Command } from 'cmdk'
import { Search } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { useTheme } from '#web/shared/page/theme.ts'
import { useSignInHint } from '#web/shared/session/sign-in-hint.ts'
import type { SearchHit } from '../search-content.ts'
import { loadSearchIndex, readSearchIndex, watchSearchIndex } from '../search-index-store.ts'
import { filterEntries, type PaletteAction, paletteGroups } from './palette-entries.ts'
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
        <kbd className="flex-none rounded-xs border border-line px-1.5 py-0.5 font-mono text-xs text-text-3">Esc</kbd>
      </div>
      <Command.List className="max-h-96 overflow-y-auto overscroll-contain p-2">
        <Command.Empty className="px-3 py-8 text-center text-sm text-text-2">
          Nothing has these words. Try fewer.
        </Command.Empty>
        {groups.map(({ title, entries }) => (
          <Command.Group key={title} heading={title} className={groupLook}>
            {entries.map((entry) => (
              <Command.Item key={entry.id} value={entry.id} onSelect={() => act(entry.action)} className={itemLook}>
                <span className="min-w-0 truncate">
                  <bdi>{entry.title}</bdi>
                </span>
                <span className="flex-none text-xs text-text-3">{entry.hint}</span>
              </Command.Item>
            ))}
          </Command.Group>
        ))}
        {hits.length === 0 ? null : (
          <Command.Group heading="Texts" className={groupLook}>
            {hits.map((hit) => (
              <Command.Item
                key={`${hit.path} ${hit.id}`}
                value={`text ${hit.path} ${hit.id}`}
                onSelect={() => act({ kind: 'open', path: hit.path })}
                className={itemLook}
              >
                <span className="min-w-0 truncate">{hit.title.map(({ text }) => text).join('')}</span>
                <span className="flex-none text-xs text-text-3">{hit.place}</span>
              </Command.Item>
            ))}
          </Command.Group>
        )}
      </Command.List>
    </Command>
  )
}

/** The browser focuses the element with this attribute when a dialog opens, and otherwise its first part. */
function markForFocus(field: HTMLInputElement | null): void {
  field?.setAttribute('autofocus', '')
}

const groupLook =
  'mb-1 [&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:text-text-3'
const itemLook =
  'flex min-h-10 cursor-pointer items-center justify-between gap-4 rounded-md px-3 text-sm text-text-2 aria-selected:bg-s3 aria-selected:text-text'

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
