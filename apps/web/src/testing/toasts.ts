import { expect, screen, waitFor, within } from 'storybook/test'

/** Returns queries for the region with the app's toasts. */
export const toasts = () => within(screen.getByRole('region', { name: 'Notifications' }))

/**
 * Waits for a toast and closes it without taking the focus. A later toast with the same words is
 * then a new one.
 */
export async function readToast(text: string | RegExp): Promise<void> {
  const words = await toasts().findByText(text)
  await expect(words).toBeVisible()
  const toast = words.closest<HTMLElement>('[data-tone]')
  if (toast === null) throw new Error(`“${String(text)}” is in no toast.`)
  within(toast)
    .getByRole('button', { name: /^Dismiss/u })
    .click()
  await waitFor(() => expect(words).not.toBeInTheDocument())
}

/** Closes all toasts, so that the next match is new. The focus stays unchanged. */
export async function dismissToasts(): Promise<void> {
  for (const button of toasts().queryAllByRole('button', { name: 'Dismiss' })) button.click()
  await waitFor(() => expect(toasts().queryAllByRole('listitem')).toEqual([]))
}
