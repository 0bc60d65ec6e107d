import { nameMarks } from '@throughline/domain/channels'
import { useMemo } from 'react'
import type { ReactNode } from 'react'

import type { CalendarChannel } from './CalendarItem.types'

/** Short texts by the id of a channel, with the same meaning as the color of a bar. */
export type ChannelMarks = ReadonlyMap<number, string>

/**
 * The marks of channels. Channels of the same name, as plans of a family have them, share one.
 *
 * @param isVisible without it there are none
 */
export function useChannelMarks(
  channels: ReadonlyMap<number, CalendarChannel>,
  isVisible: boolean,
): ChannelMarks | null {
  return useMemo(() => (isVisible ? channelMarks(channels) : null), [channels, isVisible])
}

/** The marks of channels, which choose them in their order. */
function channelMarks(channels: ReadonlyMap<number, CalendarChannel>): ChannelMarks {
  const byName = nameMarks([...channels.values()].map(({ name }) => name))
  return new Map([...channels].map(([id, { name }]) => [id, byName.get(name) ?? '']))
}

/**
 * Returns the content of a bar after its mark. Styles draw the mark, so that the accessible name of
 * the bar still begins with its text; that name contains the complete name of the channel.
 *
 * @param mark undefined or empty for none
 */
export function behindMark(mark: string | undefined, content: ReactNode): ReactNode {
  if (mark === undefined || mark === '') return content
  return (
    <>
      <span data-part="channel-mark" data-mark={mark} aria-hidden="true" />
      {content}
    </>
  )
}
