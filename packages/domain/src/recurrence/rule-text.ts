/**
 * Whether a stored rule text makes an item repeat. None, an empty one and the
 * word `custom`, which is a choice not yet made, do not. A text that turns out
 * to be no rule still counts as one here: `parseRule` tells.
 */
export function repeats(ruleText: string | null): ruleText is string {
  return ruleText !== null && ruleText.trim() !== '' && ruleText.trim().toLowerCase() !== 'custom'
}
