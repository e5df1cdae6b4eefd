# What a share card says of a finished game of Dixit.

dixit-postcard = Морковка добыта!
