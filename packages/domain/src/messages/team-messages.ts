/** People, their roles and their seats. */
export const TEAM_MESSAGES = {
  userUpdated: 'User updated',
  userUpdateFailed: 'Error updating user.',
  userEditFailed: 'Error editing user.',
  roleEditFailed: 'Error editing user details.',
  emailTaken:
    'This email address is connected to a user who already has a Seat in this Account. If the user is not listed as having access to this Plan, give them access by clicking on the Select From Account drop down.',
  emailTakenOnCreate:
    'This email address is connected to a user who already has a Seat in this Account. Give them access to this Plan by clicking on the Select From Account drop down.',
  alreadyOnPlan: 'A user with this email address already has access to the Plan.',
  removedFromAccount: 'User removed from account.',
  removeFromAccountFailed: 'User could not be removed from account.',
  removedFromPlan: 'User removed from plan.',
  removeFromPlanFailed: 'Error removing user from plan.',
  confirmRevoke: "Are you sure you want to revoke the team member's access to this Plan?",
  inviteResent: 'Invite resent.',
  inviteFailed: 'Error resending invitation.',
  resetSent: 'Password reset email sent.',
  resetFailed: 'Error sending password reset email.',
  seatLimitReached: "You have reached your Account's seat limit.",
  seatNotBought: 'Your Account has no seats of this type.',
  imageFailed: 'Error uploading file. Please try again.',
} as const
