import type { JournalQuery } from '@stratomate/contracts/journal/schemas'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '#web/shared/api/call-api.ts'
import { queryKeys } from '#web/shared/api/query-keys.ts'

export function useJournalDay(day: string) {
  return useQuery({
    queryKey: [...queryKeys.journal, 'day', day],
    queryFn: () => callApi('readJournalDay', { params: { day } }),
  })
}

export function useJournalSearch(query: JournalQuery) {
  return useQuery({
    queryKey: [...queryKeys.journal, 'search', query],
    queryFn: () => callApi('searchJournal', { query }),
    placeholderData: keepPreviousData,
  })
}

/** The candles around a trade, asked for when its picture is opened. */
export function useTradeChart(id: string) {
  return useQuery({
    queryKey: [...queryKeys.journal, 'chart', id],
    queryFn: () => callApi('readTradeChart', { params: { id } }),
  })
}

export type NoteSubject = { kind: 'day'; day: string } | { kind: 'trade'; id: string }

/** Stores a note, then loads again what shows it. */
export function useWriteNote(subject: NoteSubject) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: { text: string; tags: string[] }) =>
      subject.kind === 'day'
        ? callApi('writeDayNote', { params: { day: subject.day }, body })
        : callApi('writeTradeNote', { params: { id: subject.id }, body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: queryKeys.journal }),
  })
}
