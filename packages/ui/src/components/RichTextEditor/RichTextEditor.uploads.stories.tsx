import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'

import { SAMPLE_PICTURE } from '../../fixtures/rich-text-samples'
import { RichTextEditor } from './RichTextEditor'
import {
  richTextEditorStories,
  type ControlledProps,
  ControlledEditor,
  picture,
} from './RichTextEditor.story-host'
import { caretToEnd, expectHtml, paste, textOf } from './rich-text-test-driver'

const meta = {
  ...richTextEditorStories,
  title: 'Components/Fields/RichTextEditor',
  component: RichTextEditor,
} satisfies Meta<typeof RichTextEditor>

export default meta
type Story = StoryObj<typeof meta>

/** Lets a story decide when an upload finishes. */
function UploadingEditor(props: ControlledProps) {
  const [upload, setUpload] = useState<{
    arrive: () => void
    fail: () => void
    move: () => void
  }>()
  const [isOpen, setIsOpen] = useState(true)
  const [isCanceled, setIsCanceled] = useState(false)
  return (
    <>
      {isOpen ? (
        <ControlledEditor
          {...props}
          onUploadImage={({ onProgress, signal }) =>
            new Promise((resolve, reject) => {
              signal.addEventListener('abort', () => {
                setIsCanceled(true)
              })
              setUpload({
                arrive: () => {
                  resolve({ url: SAMPLE_PICTURE, alt: 'Blue banner' })
                },
                fail: () => {
                  reject(new Error('The server is away.'))
                },
                move: () => {
                  onProgress({ share: 0.4 })
                },
              })
            })
          }
        />
      ) : null}
      {isCanceled ? <p>The upload is canceled.</p> : null}
      <button
        type="button"
        onClick={() => {
          setIsOpen(false)
        }}
      >
        Leave
      </button>
      <button type="button" onClick={upload?.move}>
        Move
      </button>
      <button type="button" onClick={upload?.fail}>
        Fail
      </button>
      <button type="button" onClick={upload?.arrive}>
        Arrive
      </button>
    </>
  )
}

export const UploadsImages: Story = {
  tags: ['!autodocs'],
  args: { value: '<p>Hero: </p>', maxImageBytes: 1000 },
  render: (args) => <UploadingEditor {...args} showsHtml />,
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    const text = textOf(canvasElement)
    const control = async (name: string) => {
      await userEvent.click(canvas.getByRole('button', { name }))
    }
    await step('A file of another kind is refused, and one that is too large', async () => {
      await caretToEnd(text)
      paste(text, { files: [new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' })] })
      await expect(await canvas.findByText(/Only PNG, JPEG/)).toBeVisible()
      paste(text, { files: [new File([new Uint8Array(1001)], 'a.png', { type: 'image/png' })] })
      await expect(await canvas.findByText(/larger than 1 kB/)).toBeVisible()
    })
    await step('On its way it has its place, but is not part of the value', async () => {
      paste(text, { files: [picture] })
      await expect(await canvas.findByText('Uploading image')).toBeVisible()
      await expect(canvas.queryByText(/larger than 1 kB/)).toBeNull()
      await control('Move')
      await waitFor(() =>
        expect(canvas.getByRole('progressbar', { name: 'Uploading image' })).toHaveValue(0.4),
      )
    })
    await step('When it fails it can be tried again', async () => {
      await control('Fail')
      await expect(await canvas.findByText('The image could not be uploaded.')).toBeVisible()
      await expect(canvas.getByTestId('html').textContent).not.toContain('img')
      await control('Try again')
      await canvas.findByText('Uploading image')
      await control('Arrive')
      await expect(await canvas.findByRole('img', { name: 'Blue banner' })).toBeVisible()
      await expectHtml(
        canvasElement,
        `<p>Hero:<img src="${SAMPLE_PICTURE}" alt="Blue banner" /></p>`,
      )
    })
    await step('Its description can be changed by keyboard', async () => {
      await userEvent.click(canvas.getByRole('img', { name: 'Blue banner' }))
      await userEvent.click(await canvas.findByRole('button', { name: 'Description' }))
      const field = await canvas.findByRole('textbox', { name: 'Description' })
      await userEvent.clear(field)
      await userEvent.type(field, 'Banner, blue{Enter}')
      await expectHtml(
        canvasElement,
        `<p>Hero:<img src="${SAMPLE_PICTURE}" alt="Banner, blue" /></p>`,
      )
    })
    await step('A file can be chosen twice', async () => {
      await caretToEnd(text)
      const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]')
      if (input === null) throw new Error('No file can be chosen.')
      for (const count of [1, 2]) {
        await userEvent.upload(input, picture)
        await canvas.findByText('Uploading image')
        await control('Arrive')
        await waitFor(() =>
          expect(canvas.getAllByRole('img', { name: 'Blue banner' })).toHaveLength(count),
        )
      }
    })
    await step('Who leaves the editor cancels what is on its way', async () => {
      await caretToEnd(text)
      paste(text, { files: [picture] })
      await canvas.findByText('Uploading image')
      await expect(canvas.queryByText('The upload is canceled.')).toBeNull()
      await control('Leave')
      await expect(await canvas.findByText('The upload is canceled.')).toBeVisible()
    })
  },
}
