import type { Meta, StoryObj } from '@storybook/react-vite'
import { freezeNow } from '@throughline/test-support/clock'
import { createPlanningServer } from '@throughline/test-support/network'
import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test'
import { CalendarHost } from './fixtures/CalendarHost'
import { flowGrid, flowPlan, flowTactics } from './fixtures/flow-page'

const server = () => createPlanningServer({ plans: [flowPlan()], tactics: flowTactics })

const meta = {
  title: 'Screens/Planning/Calendar/Flow/Export',
  component: CalendarHost,
  tags: ['!autodocs'],
  parameters: { isFullScreen: true },
  beforeEach: () => freezeNow(),
  args: { server: server(), url: 'flow' },
} satisfies Meta<typeof CalendarHost>

export default meta
type Story = StoryObj<typeof meta>

const LONG = { timeout: 20_000 }

/** Files that would be downloaded, with their names. */
function watchDownloads() {
  const files: { name: string; blob: Blob }[] = []
  const blobs: Blob[] = []
  spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) blobs.push(blob)
    return 'blob:nothing'
  })
  spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    const blob = blobs.at(-1)
    if (blob !== undefined) files.push({ name: this.download, blob })
  })
  return files
}

async function exportAs(name: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'View options' }))
  await userEvent.click(await screen.findByRole('menuitem', { name }))
}

/** A page for each month, with text in it and no picture of text. */
export const AsAPdf: Story = {
  args: { server: server() },
  play: async () => {
    await flowGrid()
    await screen.findByRole('button', { name: /^Cart reminder/u }, LONG)
    const files = watchDownloads()
    await exportAs('PDF')
    await waitFor(() => expect(files).toHaveLength(1), LONG)
    const [file] = files
    await expect(file?.name).toBe('National plan flow 2026-01-01 to 2026-12-31.pdf')
    const text = (await file?.blob.text()) ?? ''
    await expect(text.slice(0, 5)).toBe('%PDF-')
    await expect(text.match(/\/Type \/Page\b/gu)).toHaveLength(12)
    await expect(text).toContain('/BaseFont /Inter')
    await expect(text).toContain('/ToUnicode')
    await expect(text).not.toContain('/Subtype /Image')
    await expect(await screen.findByText('The flow was exported.')).toBeVisible()
  },
}

/** All days side by side, with the legend below. */
export const AsAPicture: Story = {
  args: { server: server() },
  play: async () => {
    await flowGrid()
    await screen.findByRole('button', { name: /^Cart reminder/u }, LONG)
    const files = watchDownloads()
    await exportAs('PNG image')
    await waitFor(() => expect(files).toHaveLength(1), LONG)
    const [file] = files
    await expect(file?.name).toBe('National plan flow 2026-01-01 to 2026-12-31.png')
    const picture = await createImageBitmap(file?.blob ?? new Blob())
    await expect(picture.width).toBeGreaterThan(8000)
    await expect(picture.width).toBeLessThanOrEqual(16_384)
    await expect(picture.height).toBeGreaterThan(700)
  },
}

export const AFailureOffersToTryAgain: Story = {
  args: { server: server() },
  play: async () => {
    await flowGrid()
    const files = watchDownloads()
    const isBroken = { now: true }
    const read = globalThis.fetch
    spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
      const url = input instanceof Request ? input.url : String(input)
      return isBroken.now && url.includes('.ttf')
        ? Promise.reject(new TypeError('Failed to fetch'))
        : read(input, init)
    })
    await exportAs('PDF')
    await expect(
      await screen.findByText('The flow could not be exported.', undefined, LONG),
    ).toBeVisible()
    isBroken.now = false
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(files).toHaveLength(1), LONG)
  },
}

export const CancelStopsIt: Story = {
  args: { server: server() },
  play: async () => {
    await flowGrid()
    const files = watchDownloads()
    const read = globalThis.fetch
    // Reads no font before the test has cancelled.
    const held: { go?: () => void } = {}
    const wait = new Promise<void>((resolve) => {
      held.go = resolve
    })
    spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const url = input instanceof Request ? input.url : String(input)
      if (url.includes('.ttf')) await wait
      return read(input, init)
    })
    await exportAs('PDF')
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
    held.go?.()
    await waitFor(() => expect(screen.queryByText(/Exporting/u)).toBeNull())
    await new Promise((resolve) => {
      setTimeout(resolve, 500)
    })
    await expect(files).toHaveLength(0)
    await expect(screen.queryByText(/exported/u)).toBeNull()
  },
}
