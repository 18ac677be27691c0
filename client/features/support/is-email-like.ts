/** Whether a contact is an e-mail address and nothing else, rather than a street. */
export const isEmailLike = (contact: string): boolean => /^[^\s@/?#]+@[^\s@/?#]+\.[^\s@/?#]+$/.test(contact);
