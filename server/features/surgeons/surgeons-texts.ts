export const pleaseSelectSurgeons = "Please select surgeons.";
export const pleaseSelectFewerSurgeons = "Please select fewer surgeons.";
