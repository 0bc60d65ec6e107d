/**
 * Whether a stored rule text makes an item repeat. null, an empty text and the word `custom`, which
 * marks a choice that is not made yet, do not. The text is not parsed, so that a malformed rule
 * counts as one here.
 */
export function repeats(ruleText: string | null): ruleText is string {
  return ruleText !== null && ruleText.trim() !== '' && ruleText.trim().toLowerCase() !== 'custom'
}
