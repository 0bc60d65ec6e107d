import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'

import { Editor, editorArgs, giftGuide } from '../fixtures/Editor'
import { editorIn } from '../fixtures/editor-in'

const meta = {
  title: 'Elements/Editor/Saving',
  component: Editor,
  tags: ['!autodocs', '!visual', 'no-baseline'],
  parameters: { isFullScreen: true },
  args: { ...editorArgs, 'onthroughline-close': fn() },
} satisfies Meta<typeof Editor>

export default meta
type Story = StoryObj<typeof meta>

export const SavesWhenThePageHasAnswered: Story = {
  play: async ({ args, canvasElement, step }) => {
    const { element, view, title, rename, press } = await editorIn(canvasElement)
    const handleSave = fn()
    element.addEventListener('throughline-save', handleSave)
    await rename('Gift list')
    await step('A page refuses before it is saved', async () => {
      element.addEventListener('throughline-beforesave', (event) => event.preventDefault(), {
        once: true,
      })
      await press('Save')
      await expect(handleSave).not.toHaveBeenCalled()
    })
    await step('With a sentence', async () => {
      element.beforeSave = () => 'The season is closed.'
      await press('Save')
      await view.findByText('The season is closed.')
      await expect(handleSave).not.toHaveBeenCalled()
      element.beforeSave = undefined
    })
    await step('When it is saved', async () => {
      handleSave.mockImplementationOnce((event: Event) => event.preventDefault())
      await press('Save')
      await expect(handleSave).toHaveBeenCalledOnce()
      await expect(title()).toHaveValue('Gift list')
      await expect(args['onthroughline-close']).not.toHaveBeenCalled()
      await expect(element.closed).toBe(false)
      element.removeEventListener('throughline-save', handleSave)
    })
    let answer: { ok: () => void; fail: () => void } | undefined
    const saved: unknown[] = []
    element.addEventListener('throughline-save', ({ detail }) => {
      saved.push(detail)
      const answered = new Promise<void>((resolve, reject) => {
        answer = { ok: resolve, fail: () => reject(new Error('The server does not answer.')) }
      })
      detail.waitUntil(answered)
    })
    await step('It is busy until the server has answered', async () => {
      await press('Save')
      await expect(view.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-busy', 'true')
      await expect(element.closed).toBe(false)
    })
    await step('A failed save keeps what was typed, and says so', async () => {
      answer?.fail()
      await view.findByRole('alert')
      await expect(title()).toHaveValue('Gift list')
      await expect(args['onthroughline-close']).not.toHaveBeenCalled()
    })
    await step('Another try saves what is different, and closes', async () => {
      saved.length = 0
      await press('Save')
      answer?.ok()
      await waitFor(() => expect(element.closed).toBe(true))
      await expect(saved).toEqual([
        expect.objectContaining({
          andThen: 'close',
          item: giftGuide,
          changes: { title: 'Gift list' },
        }),
      ])
      await expect(args['onthroughline-close']).toHaveBeenCalledOnce()
      await expect(args['onthroughline-close']).toHaveBeenCalledWith(
        expect.objectContaining({ detail: { reason: 'saved' } }),
      )
    })
  },
}

export const StaysOpenAfterASave: Story = {
  args: { saveThen: 'stay' },
  play: async ({ canvasElement, step }) => {
    const { element, view, title, rename, press } = await editorIn(canvasElement)
    let answer: (() => void) | undefined
    element.addEventListener('throughline-save', ({ detail }) => {
      detail.waitUntil(
        new Promise<void>((resolve) => {
          answer = resolve
        }),
      )
    })
    const isSaving = () => view.getByRole('button', { name: 'Save' }).ariaBusy === 'true'
    await step('It keeps what is typed while the page saves', async () => {
      await rename('Gift list')
      await press('Save')
      await rename('Gift lists')
      answer?.()
      await waitFor(() => expect(isSaving()).toBe(false))
      await expect(title()).toHaveValue('Gift lists')
      await expect(element.closed).toBe(false)
    })
    await step('That is a change until the next save', async () => {
      await press('Back')
      await view.findByRole('alertdialog')
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(view.queryByRole('alertdialog')).toBeNull())
    })
    await step('After it nothing is lost, so closing does not ask', async () => {
      await press('Save')
      answer?.()
      await waitFor(() => expect(isSaving()).toBe(false))
      await press('Back')
      await waitFor(() => expect(element.closed).toBe(true))
      await expect(view.queryByRole('alertdialog')).toBeNull()
    })
  },
}

export const ANewItemStartsWhereThePageSays: Story = {
  args: { item: null, startDate: '2026-12-01T08:00:00' },
  play: async ({ canvasElement, step }) => {
    const { element, view, title, rename, press } = await editorIn(canvasElement)
    const handleSave = fn()
    element.addEventListener('throughline-save', handleSave)
    await step('It has the day', async () => {
      await expect(view.getByRole('textbox', { name: 'Start: Date' })).toHaveValue('12/01/26')
    })
    await step('Without a channel and a type it cannot be saved', async () => {
      await rename('Gift list')
      await expect(view.getByRole('button', { name: 'Save and Add New' })).toBeDisabled()
    })
    await step('Saved, it is followed by the next', async () => {
      await userEvent.click(view.getByRole('combobox', { name: 'Channel' }))
      await userEvent.click(await view.findByRole('option', { name: 'Email' }))
      await userEvent.click(view.getByRole('combobox', { name: 'Tactic type' }))
      await userEvent.click(await view.findByRole('option', { name: 'Newsletter' }))
      await press('Save and Add New')
      await waitFor(() => expect(title()).toHaveValue(''))
      await expect(handleSave).toHaveBeenCalledOnce()
      await expect(handleSave).toHaveBeenCalledWith(
        expect.objectContaining({
          detail: expect.objectContaining({
            andThen: 'new',
            item: null,
            draft: expect.objectContaining({ title: 'Gift list', tacticTypeId: 11 }),
          }),
        }),
      )
    })
  },
}
