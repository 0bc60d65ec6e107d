import { useState } from 'react'

/**
 * A text for a live region. The same sentence twice is said twice: every other
 * time it ends in a space that nobody sees.
 *
 * @returns the text to render, and how to say something
 */
export function useAnnouncement(): [text: string, announce: (sentence: string) => void] {
  const [said, setSaid] = useState({ sentence: '', count: 0 })
  const announce = (sentence: string) => {
    setSaid(({ count }) => ({ sentence, count: count + 1 }))
  }
  return [said.count % 2 === 0 ? said.sentence : `${said.sentence}\u00A0`, announce]
}
