import { useState } from 'react'

/**
 * A text for a live region. A repeated sentence is announced again, because every other
 * time it ends in a non-breaking space.
 *
 * @returns the text to render, and a function that announces a sentence
 */
export function useAnnouncement(): [text: string, announce: (sentence: string) => void] {
  const [said, setSaid] = useState({ sentence: '', count: 0 })
  const announce = (sentence: string) => {
    setSaid(({ count }) => ({ sentence, count: count + 1 }))
  }
  return [said.count % 2 === 0 ? said.sentence : `${said.sentence}\u00A0`, announce]
}
