/**
 * A store of objects in this browser (IndexedDB), in a separate database. `keyPath` is the field that identifies an
 * object.
 */
export type BrowserStore = { readonly database: string; readonly store: string; readonly keyPath: string }

/** Runs one operation in a store. Throws where the browser stores nothing for this site. */
export async function inStore<Answer>(
  { database: name, store, keyPath }: BrowserStore,
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<Answer>,
): Promise<Answer> {
  const request = indexedDB.open(name, 1)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(store, { keyPath }))
  const database = await answered(request)
  try {
    return await answered(act(database.transaction(store, mode).objectStore(store)))
  } finally {
    database.close()
  }
}

function answered<Answer>(request: IDBRequest<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('The browser kept nothing.')))
  })
}
