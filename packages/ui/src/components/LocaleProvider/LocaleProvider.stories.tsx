import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'

import { german } from '../../german'
import { DateField, englishDateFieldLabels } from '../DateField'
import { englishNumberFieldLabels, NumberField } from '../NumberField'
import { LocaleProvider, useLocale } from './index'

function Fields() {
  const locale = useLocale()
  const [day, setDay] = useState<string | null>('2026-11-18')
  const [visits, setVisits] = useState<number | null>(12_500)
  return (
    <div
      lang={locale.tag}
      dir={locale.direction}
      style={{ display: 'grid', gap: 12, width: 240, padding: 16 }}
    >
      <DateField
        label="Start"
        labels={englishDateFieldLabels}
        today="2026-11-18"
        value={day}
        onChange={({ date }) => {
          setDay(date)
        }}
      />
      <NumberField
        label="Visits"
        labels={englishNumberFieldLabels}
        value={visits}
        onChange={({ value }) => {
          setVisits(value)
        }}
      />
      <output>
        {day ?? 'no day'}, {visits ?? 'no number'}
      </output>
    </div>
  )
}

const meta = {
  title: 'Components/Text and icons/LocaleProvider',
  component: LocaleProvider,
  args: { locale: 'de-DE', catalog: german, children: <Fields /> },
} satisfies Meta<typeof LocaleProvider>

export default meta
type Story = StoryObj<typeof meta>

export const German: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const start = canvas.getByRole('textbox', { name: 'Start' })
    await expect(start).toHaveValue('18.11.26')
    await userEvent.clear(start)
    await userEvent.type(start, '3.4.27{Enter}')
    await expect(canvas.getByText('2027-04-03, 12500')).toBeVisible()
    await userEvent.clear(start)
    await userEvent.type(start, '3/4/27{Enter}')
    await expect(
      canvas.getByText(
        'Das kann 4. März 2027 oder 3. April 2027 sein. 04.03.27 oder 03.04.27 eingeben.',
      ),
    ).toBeVisible()
    const visits = canvas.getByRole('spinbutton', { name: 'Visits' })
    await expect(visits).toHaveValue('12.500')
    await userEvent.clear(visits)
    await userEvent.type(visits, '12,500{Enter}')
    await expect(
      canvas.getByText('Das kann 12,5 oder 12.500 sein. Eine der Zahlen eingeben.'),
    ).toBeVisible()
  },
}

export const ArabicDigits: Story = {
  args: { locale: 'ar-EG-u-nu-arab', catalog: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const visits = canvas.getByRole('spinbutton', { name: 'Visits' })
    await expect(visits).toHaveValue('١٢٬٥٠٠')
    await userEvent.clear(visits)
    await userEvent.type(visits, '700{Enter}')
    await expect(canvas.getByText('2026-11-18, 700')).toBeVisible()
  },
}
