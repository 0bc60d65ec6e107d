import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test'
import { watchDownloads } from '../../testing/downloads'
import { readToast } from '../../testing/toasts'
import { calendarMeta, calendarOf } from './fixtures/CalendarHost'
import { flowPlan, flowTactics } from './fixtures/flow-page'

const meta = {
  ...calendarMeta,
  title: 'Screens/Planning/Calendar/Flow/Export',
  tags: ['!autodocs'],
  args: calendarOf({ plans: [flowPlan()], tactics: flowTactics }, { url: 'flow' }),
} satisfies Meta<typeof calendarMeta.component>

export default meta
type Story = StoryObj<typeof meta>

const long = { timeout: 20_000 }

async function exportAs(name: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'View options' }))
  await userEvent.click(await screen.findByRole('menuitem', { name }))
}

/** Controls from now on how the export loads its fonts. */
function readFonts() {
  const read = globalThis.fetch
  const fonts = { before: () => Promise.resolve() }
  spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    if (url.includes('.ttf')) await fonts.before()
    return read(input, init)
  })
  return fonts
}

export const AsAFile: Story = {
  play: async ({ step }) => {
    await screen.findByRole('button', { name: /^Cart reminder/u }, long)
    const files = watchDownloads()
    const fonts = readFonts()
    await step('Cancel stops it: nothing is downloaded, and nothing reported', async () => {
      const isRead: { now?: () => void } = {}
      fonts.before = () =>
        new Promise((resolve) => {
          isRead.now = resolve
        })
      await exportAs('PDF')
      await waitFor(() => expect(isRead.now).toBeDefined(), long)
      await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
      isRead.now?.()
      await waitFor(() => expect(screen.queryByText(/Exporting/u)).toBeNull())
    })
    await step('A failure offers to try again', async () => {
      fonts.before = () => Promise.reject(new TypeError('Failed to fetch'))
      await exportAs('PDF')
      await expect(
        await screen.findByText('The flow could not be exported.', undefined, long),
      ).toBeVisible()
      await expect(files).toHaveLength(0)
      fonts.before = () => Promise.resolve()
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
      await waitFor(() => expect(files).toHaveLength(1), long)
      await readToast('The flow was exported.')
    })
    await step(
      'A PDF has a page for each month with items, with text in it and no picture of text',
      async () => {
        const [file] = files
        await expect(file?.name).toBe('National plan flow 2026-01-01 to 2026-12-31.pdf')
        const text = (await file?.blob.text()) ?? ''
        await expect(text.slice(0, 5)).toBe('%PDF-')
        await expect(text.match(/\/Type \/Page\b/gu)).toHaveLength(3)
        await expect(text).toContain('/BaseFont /Inter')
        await expect(text).toContain('/ToUnicode')
        await expect(text).not.toContain('/Subtype /Image')
      },
    )
    await step('A picture has all days side by side, with the legend below', async () => {
      await exportAs('PNG image')
      await waitFor(() => expect(files).toHaveLength(2), long)
      const file = files[1]
      await expect(file?.name).toBe('National plan flow 2026-01-01 to 2026-12-31.png')
      const picture = await createImageBitmap(file?.blob ?? new Blob())
      await expect(picture.width).toBeGreaterThan(8000)
      await expect(picture.width).toBeLessThanOrEqual(16_384)
      await expect(picture.height).toBeGreaterThan(700)
    })
  },
}
