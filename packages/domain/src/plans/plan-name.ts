/** The characters of a text; a character outside the basic plane stays whole. */
function lettersOf(text: string): string[] {
  return Array.from(text)
}

/**
 * Returns one letter in upper case. For a letter with two of them (ß gives SS), the first
 * represents both.
 */
function capital(letter: string | undefined): string {
  return letter === undefined ? '' : (lettersOf(letter.toUpperCase())[0] ?? '')
}

/**
 * The mark that other plans' items carry, of two letters at most: the first
 * letters of the first two words, or the first two letters of a single word, in
 * upper case. `Spring Campaign` gives `SC`, `Spring` gives `SP`; a blank name
 * gives nothing.
 */
export function abbreviatePlanName(name: string): string {
  const [first = '', second] = name.split(/\s+/).filter((word) => word !== '')
  const [letterOne, letterTwo] = lettersOf(first)
  return capital(letterOne) + capital(second === undefined ? letterTwo : lettersOf(second)[0])
}
