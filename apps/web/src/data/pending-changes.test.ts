import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { showPending } from './pending-changes'

const key = ['letters']
const first = (letter: string) => (letters: readonly string[]) => [
  letter,
  ...letters.filter((one) => one !== letter),
]

/** A cached list of letters, and the server's version of it. */
function page() {
  const queryClient = new QueryClient()
  let stored: readonly string[] = ['a', 'b', 'c']
  const read = () =>
    queryClient.fetchQuery({ queryKey: key, queryFn: async () => stored, staleTime: 0 })
  return {
    read,
    store: (letters: readonly string[]) => {
      stored = letters
    },
    move: (letter: string) => showPending(queryClient, key, first(letter)),
    visible: () => queryClient.getQueryData<readonly string[]>(key)?.join(''),
  }
}

test('a change is shown at once, and stays when it is stored', async () => {
  const { read, store, move, visible } = page()
  await read()
  const end = await move('b')
  expect(visible()).toBe('bac')
  store(['b', 'a', 'c'])
  end({ isRefused: false })
  expect(visible()).toBe('bac')
  await read()
  expect(visible()).toBe('bac')
})

test('a change that waits stays in view when the one before it is read', async () => {
  const { read, store, move, visible } = page()
  await read()
  const end = await move('b')
  await move('c')
  store(['b', 'a', 'c'])
  end({ isRefused: false })
  expect(visible()).toBe('cba')
  await read()
  expect(visible()).toBe('cba')
})

test('a refused change is taken back, and those after it stay', async () => {
  const { read, move, visible } = page()
  await read()
  const end = await move('b')
  await move('c')
  end({ isRefused: true })
  expect(visible()).toBe('cab')
})

test('a change that waits stays in view when the one after it is refused', async () => {
  const { read, move, visible } = page()
  await read()
  await move('b')
  const endOfSecond = await move('c')
  endOfSecond({ isRefused: true })
  expect(visible()).toBe('bac')
})

test('a change after a stored one is taken back to that one', async () => {
  const { read, move, visible } = page()
  await read()
  const endOfFirst = await move('b')
  const endOfSecond = await move('c')
  endOfFirst({ isRefused: false })
  endOfSecond({ isRefused: true })
  expect(visible()).toBe('bac')
})

test('what others have changed meanwhile is shown with the change', async () => {
  const { read, store, move, visible } = page()
  await read()
  await move('b')
  store(['a', 'b', 'c', 'd'])
  await read()
  expect(visible()).toBe('bacd')
})

test('afterwards answers are shown as they are', async () => {
  const { read, store, move, visible } = page()
  await read()
  const end = await move('b')
  end({ isRefused: false })
  store(['c', 'b', 'a'])
  await read()
  expect(visible()).toBe('cba')
})

test('what is not read yet is not changed', async () => {
  const { move, visible } = page()
  const end = await move('b')
  end({ isRefused: true })
  expect(visible()).toBeUndefined()
})
