import { expect, screen, waitFor, within } from 'storybook/test'

/** The region in which the app reports what happened. */
export const toasts = () => within(screen.getByRole('region', { name: 'Notifications' }))

/**
 * Waits for a toast and closes it without taking the focus, so that a later toast with the same
 * words is a new one.
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

/** Closes all reports, so that the next one found is new. The focus stays where it is. */
export async function dismissToasts(): Promise<void> {
  for (const button of toasts().queryAllByRole('button', { name: 'Dismiss' })) button.click()
  await waitFor(() => expect(toasts().queryAllByRole('listitem')).toEqual([]))
}
