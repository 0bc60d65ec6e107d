/** Account settings: the account, its plans, seats and people. */
export const ACCOUNT_MESSAGES = {
  heading: 'Account Settings',
  nameRequired: 'Please enter a company name.',
  nameUpdated: 'Company name updated.',
  nameFailed: 'Error updating company name.',
  management: 'Account Management',
  ownerRole: 'Account Owner',
  /** Instead of the owner's roles on plans. */
  ownerOnPlans: 'Acct Owner',
  contactSupport: 'contact support',
  transfer: 'To transfer the ownership of this account,',
  seatNotBought: 'Not bought',
  seatsFreeInDevMode: 'In development mode, 100 seats of each type are free.',
  seatsUniversal: 'Every seat fits every role.',
  deletion: 'Delete Account',
  deletionText: 'To delete this account with its plans and people,',
  refused: 'Only the account owner can open Account Settings',
  refusedHelp: 'Ask the owner of the account if something should be changed there.',
} as const
