import type { Page } from '@playwright/test'

/** Returns all data in the databases and the local storage of the browser, as text. */
export async function textStoredInBrowser(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const settled = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.addEventListener('success', () => {
          resolve(request.result)
        })
        request.addEventListener('error', () => {
          reject(request.error ?? new Error('The database did not answer.'))
        })
      })
    const retained: unknown[] = [localStorage, sessionStorage].map((store) => Object.entries(store))
    for (const { name } of await indexedDB.databases()) {
      if (name === undefined) continue
      const database = await settled(indexedDB.open(name))
      for (const store of Array.from(database.objectStoreNames)) {
        retained.push(await settled(database.transaction(store).objectStore(store).getAll()))
      }
      database.close()
    }
    return JSON.stringify(retained)
  })
}
