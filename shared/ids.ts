export type UserID = number & { readonly id: "User" };
export type SessionID = string & { readonly id: "Session" };
export type RaceID = string & { readonly id: "Race" };
export type TextID = number & { readonly id: "Text" };
export type CarID = number & { readonly id: "Car" };
export type TeamID = number & { readonly id: "Team" };
export type HoldID = number & { readonly id: "Hold" };
export type TrialID = string & { readonly id: "Trial" };
export type SectionID = number & { readonly id: "Section" };
export type AssignmentID = number & { readonly id: "Assignment" };
/** A year's change of classes. */
export type YearChangeID = number & { readonly id: "YearChange" };
export type SchoolID = number & { readonly id: "School" };
